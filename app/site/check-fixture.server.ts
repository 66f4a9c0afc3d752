import { loadFixture } from "./fixture.server.ts";

/** Reads the fixture once before the unit tests: a fault in it is reported once, instead of by each test that reads it. */
export function setup(): void {
  try {
    loadFixture();
  } catch (error) {
    throw new Error("The content of the tests, app/site/fixture/, has a fault.", { cause: error });
  }
}

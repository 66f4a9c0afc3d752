// Tests of recipes.mjs. Put this file and recipes.json next to it, then run: node --test
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";

const PROGRAM = new URL("./recipes.mjs", import.meta.url);
if (!existsSync(PROGRAM)) {
  console.log("not yet: the first task is recipes.mjs with searchRecipes; save it next to this file");
  process.exit(1);
}
const { loadRecipes, readOwn, saveOwn, searchRecipes } = await import(PROGRAM);

const KEY = "recipe-box";
const RECIPES = JSON.parse(readFileSync(new URL("./recipes.json", import.meta.url), "utf8"));
const names = (recipes) => recipes.map(({ name }) => name);

/** Behaves like localStorage, which Node does not have. */
function makeStorage(text) {
  const kept = new Map(text === undefined ? [] : [[KEY, text]]);
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
  };
}

describe("searchRecipes", () => {
  it("finds every recipe, in the same order, when nothing is asked for", () => {
    assert.deepEqual(searchRecipes(RECIPES, {}), RECIPES);
    assert.deepEqual(searchRecipes(RECIPES, { text: "   ", tags: [] }), RECIPES, "blanks ask for nothing");
  });

  it("finds a word in the name or in an ingredient, in capital or small letters", () => {
    const found = searchRecipes(RECIPES, { text: "CASHEW" });
    assert.equal(found.length, 12, "twelve kormas use cashews");
    assert.deepEqual(names(searchRecipes(RECIPES, { text: "mushroom korm" })), ["Mushroom korma"]);
    assert.equal(searchRecipes(RECIPES, { text: "JALAPEÑO" }).length, 10);
  });

  it("finds recipes that have all words, in any order and in different places", () => {
    assert.deepEqual(names(searchRecipes(RECIPES, { text: " ghee  pulao okra " })), ["Okra pulao"]);
    assert.deepEqual(searchRecipes(RECIPES, { text: "okra paneer" }), [], "no recipe has both");
  });

  it("takes signs as they are", () => {
    assert.equal(searchRecipes(RECIPES, { text: "(grilled)" }).length, 12, "brackets are searched for, not obeyed");
    for (const text of ["(", "*", "[a", "\\", "."])
      assert.doesNotThrow(() => searchRecipes(RECIPES, { text }), `the search for ${text} must not fail`);
    assert.deepEqual(searchRecipes(RECIPES, { text: "p.tato" }), [], "a dot is a dot");
  });

  it("finds recipes that carry every chosen tag", () => {
    const found = searchRecipes(RECIPES, { tags: ["vegan", "breakfast"] });
    assert.equal(found.length, 11, "every poha but the one with paneer");
    assert.ok(found.every(({ tags }) => tags.includes("vegan") && tags.includes("breakfast")));
    assert.deepEqual(searchRecipes(RECIPES, { tags: ["break"] }), [], "a tag is matched as a whole");
  });

  it("counts a recipe that takes exactly the maximum time", () => {
    const three = [19, 20, 21].map((minutes) => ({ ...RECIPES[0], name: `${minutes} minutes`, minutes }));
    assert.deepEqual(names(searchRecipes(three, { maxMinutes: 20 })), ["19 minutes", "20 minutes"]);
  });

  it("combines text, tags and time", () => {
    const found = searchRecipes(RECIPES, { text: "oil", tags: ["side", "vegan"], maxMinutes: 25 });
    const expected = RECIPES.filter(
      ({ ingredients, tags, minutes }) =>
        ingredients.includes("oil") && tags.includes("side") && tags.includes("vegan") && minutes <= 25,
    );
    assert.ok(expected.length > 0);
    assert.deepEqual(found, expected);
  });

  it("changes neither the recipes nor the question", () => {
    const before = structuredClone(RECIPES);
    const question = Object.freeze({ text: "Okra", tags: Object.freeze(["vegan"]) });
    assert.notEqual(searchRecipes(RECIPES, {}), RECIPES, "the answer should be a new array");
    searchRecipes(RECIPES, question);
    assert.deepEqual(RECIPES, before);
  });
});

describe("loadRecipes", () => {
  const answer = (body, status = 200) => async () => new Response(body, { status });

  it("asks for the address and gives the list", async () => {
    const asked = [];
    const fetch = async (address) => {
      asked.push(address);
      return new Response(JSON.stringify(RECIPES));
    };
    assert.deepEqual(await loadRecipes(fetch, "recipes.json"), RECIPES);
    assert.deepEqual(asked, ["recipes.json"]);
  });

  it("accepts an empty list: that is not a failure", async () => {
    assert.deepEqual(await loadRecipes(answer("[]"), "recipes.json"), []);
  });

  it("fails with the status when the server refuses", async () => {
    await assert.rejects(loadRecipes(answer("[]", 404), "recipes.json"), /404/);
    await assert.rejects(loadRecipes(answer("[]", 503), "recipes.json"), /503/);
  });

  it("fails when what comes is not a list of recipes", async () => {
    for (const body of ["<!doctype html>", "null", '{"error":"late"}', ""])
      await assert.rejects(loadRecipes(answer(body), "recipes.json"), Error, `'${body}' is not a list`);
  });

  it("fails when there is no connection", async () => {
    const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    await assert.rejects(loadRecipes(fetch, "recipes.json"), Error);
  });
});

describe("your own recipes", () => {
  const dal = { id: "1", name: "Dal", minutes: 30, tags: ["main"], ingredients: ["lentils"] };

  it("are none at the beginning", () => {
    assert.deepEqual(readOwn(makeStorage()), []);
  });

  it("survive a reload", () => {
    const storage = makeStorage();
    const rice = { ...dal, id: "2", name: "Rice" };
    assert.deepEqual(saveOwn(storage, dal), { saved: true });
    assert.deepEqual(saveOwn(storage, rice), { saved: true });
    assert.deepEqual(readOwn(makeStorage(storage.kept.get(KEY))), [dal, rice], `keep them as JSON under '${KEY}'`);
  });

  it("are replaced in their place when the id is the same", () => {
    const storage = makeStorage();
    for (const name of ["Dal", "Rice"]) saveOwn(storage, { ...dal, id: name, name });
    saveOwn(storage, { ...dal, id: "Dal", name: "Dal fry" });
    assert.deepEqual(names(readOwn(storage)), ["Dal fry", "Rice"]);
  });

  it("need a name and whole minutes above zero", () => {
    for (const fault of [{ name: "" }, { name: "  " }, { minutes: 0 }, { minutes: -5 }, { minutes: 2.5 }, { minutes: NaN }]) {
      const storage = makeStorage();
      const result = saveOwn(storage, { ...dal, ...fault });
      assert.equal(result.saved, false, `${JSON.stringify(fault)} must not be saved`);
      assert.ok(result.reason?.trim(), "reason should say what is missing");
      assert.equal(storage.kept.size, 0, "nothing may be written");
    }
  });

  it("are an empty list when the storage is damaged or blocked", () => {
    for (const text of ["", "{", "null", "5", '"dal"', "{}"])
      assert.deepEqual(readOwn(makeStorage(text)), [], `the storage holds ${text || "an empty text"}`);
    const blocked = {
      getItem() {
        throw new Error("SecurityError");
      },
    };
    assert.deepEqual(readOwn(blocked), []);
  });

  it("say so when the storage is full, and keep what was there", () => {
    const storage = makeStorage();
    saveOwn(storage, dal);
    storage.setItem = () => {
      throw new Error("QuotaExceededError");
    };
    const result = saveOwn(storage, { ...dal, id: "2" });
    assert.equal(result.saved, false);
    assert.ok(result.reason?.trim(), "reason should say that the storage is full");
    assert.deepEqual(readOwn(storage), [dal]);
  });
});

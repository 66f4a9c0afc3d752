import { expect, it } from "vitest";
import { moveAddresses } from "./move-addresses.ts";

it.each([
  ['<a href="/courses">', '<a href="/academy/courses">'],
  ['<a href="/">', '<a href="/academy/">'],
  ['<img src="/covers/a.svg">', '<img src="/academy/covers/a.svg">'],
  ['<a href="/academy/courses">', '<a href="/academy/courses">'],
  ['<a href="//other.example">', '<a href="//other.example">'],
  ['<a href="https://other.example/courses">', '<a href="https://other.example/courses">'],
  ['<a href="#tracks">', '<a href="#tracks">'],
  ['{"html":"<a href=\\"/courses\\">"}', '{"html":"<a href=\\"/academy/courses\\">"}'],
  ['enqueue("[\\"image\\",\\"/covers/a.svg\\"]")', 'enqueue("[\\"image\\",\\"/academy/covers/a.svg\\"]")'],
  ['["/share/a.png","/academy/assets/b.svg"]', '["/academy/share/a.png","/academy/assets/b.svg"]'],
  ['["href","/courses"]', '["href","/courses"]'],
])("%s under a path is %s", (text, moved) => {
  expect(moveAddresses(text, "/academy")).toBe(moved);
  expect(moveAddresses(text, "")).toBe(text);
});

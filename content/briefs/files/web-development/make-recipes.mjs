// Writes recipes.json, 120 recipes. Run: node make-recipes.mjs [seed]
import { writeFileSync } from "node:fs";

let state = Number(process.argv[2] ?? 37);

/** A number from 0 to below 1: the same sequence for the same seed, on every computer. */
function chance() {
  state = (state * 1664525 + 1013904223) % 4294967296;
  return state / 4294967296;
}

const MAIN = ["Potato", "Okra", "Aubergine", "Spinach", "Cauliflower", "Paneer"].concat(
  ["Mushroom", "Chickpea", "Tomato", "Peas", "Jalapeño", "Sweet corn"],
);
const DISHES = [
  { name: "bhaji", minutes: 20, uses: ["oil", "mustard seeds", "turmeric"], tag: "side" },
  { name: "curry", minutes: 40, uses: ["oil", "onion", "ginger", "coriander"], tag: "main" },
  { name: "korma", minutes: 50, uses: ["ghee", "cashews", "cream", "cardamom"], tag: "main" },
  { name: "pulao", minutes: 35, uses: ["rice", "ghee", "cloves", "bay leaf"], tag: "main" },
  { name: "paratha", minutes: 45, uses: ["wheat flour", "ghee", "cumin"], tag: "breakfast" },
  { name: "poha", minutes: 20, uses: ["flattened rice", "oil", "peanuts", "curry leaves"], tag: "breakfast" },
  { name: "raita", minutes: 10, uses: ["curd", "cumin", "mint"], tag: "side" },
  { name: "soup", minutes: 30, uses: ["vegetable stock", "pepper", "garlic"], tag: "starter" },
  { name: "sandwich (grilled)", minutes: 15, uses: ["bread", "butter", "green chutney"], tag: "snack" },
  { name: "pakora", minutes: 25, uses: ["gram flour", "oil", "chilli powder"], tag: "snack" },
];
const DAIRY = ["Paneer", "ghee", "cream", "curd", "butter"];

const recipes = DISHES.flatMap((dish) =>
  MAIN.map((main) => {
    const ingredients = [main.toLowerCase(), ...dish.uses];
    const minutes = dish.minutes + 5 * Math.floor(chance() * 4);
    const isVegan = ![main, ...dish.uses].some((name) => DAIRY.includes(name));
    const tags = [dish.tag, ...(minutes <= 20 ? ["quick"] : []), ...(isVegan ? ["vegan"] : [])];
    const name = `${main} ${dish.name}`;
    const id = name.toLowerCase().replace(/[^a-zñ]+/g, "-").replace(/-$/, "");
    return { id, name, minutes, tags, ingredients };
  }),
);

writeFileSync("recipes.json", `${JSON.stringify(recipes, null, 1)}\n`);

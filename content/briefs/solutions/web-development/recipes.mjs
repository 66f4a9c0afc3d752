const KEY = "recipe-box";

export async function loadRecipes(fetch, address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const recipes = await response.json();
  if (!Array.isArray(recipes)) throw new Error("The answer is not a list of recipes.");
  return recipes;
}

export function searchRecipes(recipes, { text = "", tags = [], maxMinutes = Infinity }) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return recipes.filter((recipe) => {
    const place = [recipe.name, ...recipe.ingredients].join("\n").toLowerCase();
    return (
      recipe.minutes <= maxMinutes &&
      tags.every((tag) => recipe.tags.includes(tag)) &&
      words.every((word) => place.includes(word))
    );
  });
}

export function readOwn(storage) {
  try {
    const own = JSON.parse(storage.getItem(KEY));
    return Array.isArray(own) ? own : [];
  } catch {
    return [];
  }
}

export function saveOwn(storage, recipe) {
  if (!recipe.name.trim()) return { saved: false, reason: "Give the recipe a name." };
  if (!Number.isInteger(recipe.minutes) || recipe.minutes <= 0)
    return { saved: false, reason: "Write the time in whole minutes, 1 or more." };
  const own = readOwn(storage);
  const isKnown = own.some(({ id }) => id === recipe.id);
  const next = isKnown ? own.map((one) => (one.id === recipe.id ? recipe : one)) : [...own, recipe];
  try {
    storage.setItem(KEY, JSON.stringify(next));
    return { saved: true };
  } catch {
    return { saved: false, reason: "The browser has no room for another recipe." };
  }
}

import { InlineScript } from "./inline-script.tsx";

const STAND_IN = `try{sessionStorage.getItem("")}catch{Object.defineProperty(window,"sessionStorage",{value:{getItem:()=>null,setItem(){},removeItem(){}}})}`;

/**
 * Stands in for the storage of a tab where the browser refuses it: the router, which keeps scroll positions there,
 * would otherwise fail on every page. Comes before the router's own scripts.
 */
export function StorageStandIn() {
  return <InlineScript code={STAND_IN} />;
}

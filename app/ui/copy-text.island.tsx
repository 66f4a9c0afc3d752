import { useEffect, useState } from "react";
import { getButtonClass } from "./button-link.tsx";
import { copyText } from "./clipboard.ts";

/** Milliseconds for which the result stays. */
const NOTICE = 5000;

type CopyTextProps = {
  /** Id of the text field whose text is copied. */
  field: string;
  words: { copy: string; copied: string; refused: string };
};

/** A button that copies the text of a field, or selects it where the browser refuses; only with scripts. */
export default function CopyText({ field, words }: CopyTextProps) {
  const [result, setResult] = useState("");
  useEffect(() => {
    if (result === "") return;
    const timer = setTimeout(() => setResult(""), NOTICE);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    const area = document.getElementById(field);
    if (!(area instanceof HTMLTextAreaElement)) throw new Error(`There is no text field ${field}.`);
    const isCopied = await copyText(Promise.resolve(area.value));
    if (!isCopied) area.select();
    setResult(isCopied ? words.copied : words.refused);
  };
  return (
    <>
      <button type="button" onClick={copy} className={`${getButtonClass("secondary")} noscript:hidden`}>
        {words.copy}
      </button>{" "}
      <span role="status">{result}</span>
    </>
  );
}

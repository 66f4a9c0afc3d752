import { useEffect, useState } from "react";
import type { Result } from "../server/save.ts";

/** What the server has answered, or why it has not. */
export type Answer = Result & { error?: string };

/** What a view is loaded with, what the server has answered since, and a function that shows an answer once it comes. */
export function useServer<Value>(load: () => Promise<Value>) {
  const [loading] = useState(load);
  const [loaded, setLoaded] = useState<Value>();
  const [{ refused = [], error }, setAnswer] = useState<Answer>({});
  const showAnswer = (result: Promise<Answer>) => void result.catch(toAnswer).then(setAnswer);
  useEffect(() => {
    loading.then(setLoaded).catch((reason: Error) => setAnswer(toAnswer(reason)));
  }, [loading]);
  return { loaded, refused, error, showAnswer };
}

const toAnswer = ({ message }: Error): Answer => ({ error: message });

import { useEffect, useState } from "react";
import type { Result } from "../server/save.ts";

type Answer = Result & { error?: string };

/** What a view is loaded with, what the server has answered since, and a function that waits for an answer. */
export function useServer<Value>(load: () => Promise<Value>) {
  const [loading] = useState(load);
  const [loaded, setLoaded] = useState<Value>();
  const [{ refused = [], conflicts = [], error }, setAnswer] = useState<Answer>({});
  const wait = (result: Promise<Answer>) => void result.catch(toAnswer).then(setAnswer);
  useEffect(() => {
    loading.then(setLoaded).catch((reason: Error) => setAnswer(toAnswer(reason)));
  }, [loading]);
  return { loaded, refused, conflicts, error, wait };
}

const toAnswer = ({ message }: Error): Answer => ({ error: message });

import { useEffect, useState } from "react";
import type { Result } from "../server/save.ts";

type Answer = Result & { error?: string };

/** What a view is loaded with, what the server has answered since, and a function that waits for an answer. */
export function useServer<Value>(load: () => Promise<Value>) {
  const [loading] = useState(load);
  const [loaded, setLoaded] = useState<Value>();
  const [answer, setAnswer] = useState<Answer>({});
  const wait = (result: Promise<Answer>) => void result.catch(toAnswer).then(setAnswer);
  useEffect(() => {
    loading.then(setLoaded).catch((error: Error) => setAnswer(toAnswer(error)));
  }, [loading]);
  return { loaded, ...answer, wait };
}

const toAnswer = ({ message }: Error): Answer => ({ error: message });

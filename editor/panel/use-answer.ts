import { useCallback, useEffect, useState } from "react";
import type { Result } from "../server/save.ts";

type Answer = Result & { error?: string };

/** What the server has answered, and a function that waits for it. */
export function useAnswer() {
  const [answer, setAnswer] = useState<Answer>({});
  const wait = useCallback(
    (result: Promise<Answer>) =>
      void result.then(setAnswer, ({ message }: Error) => setAnswer({ error: message })),
    [],
  );
  return { ...answer, wait };
}

/** What a view is loaded with; `wait` gets a fault. */
export function useLoaded<Value>(load: () => Promise<Value>, wait: (result: Promise<Answer>) => void) {
  const [loaded, setLoaded] = useState<Value>();
  useEffect(() => {
    const set = async () => {
      setLoaded(await load());
      return {};
    };
    wait(set());
  }, [load, wait]);
  return loaded;
}

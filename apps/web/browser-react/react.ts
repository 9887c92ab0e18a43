import { useEffect, useLayoutEffect, useState } from "preact/compat";
import { isTakingOver } from "../app/lib/page/taking-over.ts";
import { afterFrame } from "../app/ui/screen/after-frame.ts";
// After Preact's own, which it completes.
import "./effects.ts";

// Preact's layer under React's name. What follows is what it lacks, or does otherwise than the app counts on.
export {
  Children,
  cloneElement,
  Component,
  createContext,
  createElement,
  default,
  forwardRef,
  Fragment,
  isValidElement,
  lazy,
  memo,
  startTransition,
  StrictMode,
  Suspense,
  use,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "preact/compat";

/** React shows what was pressed first, and what follows from it in a later frame; Preact's own hook shows both at once. */
export function useDeferredValue<Value>(value: Value, first: Value = value): Value {
  const [drawn, setDrawn] = useState(() => first);
  useEffect(() => afterFrame(() => setDrawn(() => value)), [value]);
  return drawn;
}

/** The built page has ids of React's. What is in the page from its start gets an id of ours before the next frame. */
export function useId(): string {
  const [id, setId] = useState(newId);
  const [wasThere] = useState(isTakingOver);
  useLayoutEffect(() => {
    if (wasThere) setId(newId());
  }, [wasThere]);
  return id;
}

let known = 0;

function newId(): string {
  known += 1;
  return `id-${known}`;
}

/** React Router imports it, which browsers get only in tests, for a mode of navigation that the app does not use. */
export function useOptimistic<Value>(value: Value): [Value, () => void] {
  return [value, ignore];
}

function ignore(): void {}

import { createContext, type ReactNode } from "react";

/** What a player has at the end of the header. It loads only for players. */
export const AccountPlaceContext = createContext<ReactNode>(null);

/** What a player has below the header. It loads only for players. */
export const StatusPlaceContext = createContext<ReactNode>(null);

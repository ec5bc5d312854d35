export { InboxProvider } from "./InboxProvider.tsx";
export { loadMessages, MessagesScreen } from "./MessagesScreen.tsx";
export { loadUnsubscribe, UnsubscribeScreen } from "./UnsubscribeScreen.tsx";

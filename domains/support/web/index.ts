export { offerChat } from "./chat/site-chat.ts";
export { ContactScreen, loadContact } from "./contact/ContactScreen.tsx";
export { ForumScreen, loadForum } from "./ForumScreen.tsx";
export { HelpPageScreen } from "./help/HelpPageScreen.tsx";
export { HelpScreen } from "./help/HelpScreen.tsx";
export { HelpSearchScreen } from "./help/HelpSearchScreen.tsx";
export { loadHelpCentre, loadHelpPage, loadHelpSearch } from "./help/loaders.ts";
export { OwnCase } from "./help/OwnCase.tsx";

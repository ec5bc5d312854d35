export { ForumScreen, loadForum } from "./ForumScreen.tsx";

export { Blocks } from "./Blocks.tsx";
export { ChannelMenu, menuIn } from "./ChannelMenu.tsx";
export { ContentPageScreen, loadContentPage } from "./ContentPageScreen.tsx";
export { loadPreview, PreviewScreen } from "./PreviewScreen.tsx";

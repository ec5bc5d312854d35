export { CloseScreen, loadClose } from "./leaving/CloseScreen.tsx";
export { DataScreen, loadData } from "./leaving/DataScreen.tsx";

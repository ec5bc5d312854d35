export { BalanceProvider as default } from "@baize/wallet/web";

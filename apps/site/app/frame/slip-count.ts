export { watchSlipCount } from "@baize/sports/web";

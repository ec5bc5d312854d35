export default {
	description: "カジノ、バーチャル、スポーツを一つのサイトで。成人向けです。",
	lobby: "ロビー",
	sports: "スポーツ",
	cashier: "キャッシャー",
};

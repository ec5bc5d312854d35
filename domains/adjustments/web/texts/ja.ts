export default {
	errors: { tooHigh: "プレイヤーの現金残高が足りません。何も変更されていません。" },
};

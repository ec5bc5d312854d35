export default {
	errors: { unknown: "このフラグはありません。ページを再読み込みして、現在のフラグをご確認ください。" },
};

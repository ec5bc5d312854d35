export default {
	card: {
		title: "ボーナス",
		left: "ボーナス残高{amount}",
		progress: "賭け条件{percent}達成",
		wagered: "{all}のうち{done}を達成",
		waiting: "{count, plural, other {待機中のボーナス：#件。}}",
		open: "ボーナス一覧",
	},
	game: {
		full: "このゲームのベットは、賭け条件に全額加算されます。",
		part: "このゲームでは、ベット額の{percent}が賭け条件に加算されます。",
		none: "このゲームは賭け条件の対象外です。",
		excluded: "このゲームは対象外です。ボーナスの進行中は、このゲームにベットできません。",
		most: "1ラウンド{amount}まで。",
		over: "ボーナスの進行中は1ラウンド{amount}までのため、このベットは受け付けられません。ベット額を下げてください。",
	},
	withdrawing: {
		title: "出金によるボーナスへの影響",
		loses: "出金するとボーナスが終了し、ボーナス残高{amount}が失われます。ご自身の資金はそのままです。",
		keeps: "ボーナスは継続します。ボーナス残高{amount}は、あと{left}を賭けるまで出金できません。",
		open: "ボーナスを見る",
	},
};

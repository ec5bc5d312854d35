export default {
	errors: {
		viewLimit: "此列表已有 {limit} 个视图，已达上限。请先移除一个。",
		proposalNotFound: "没有这个提案。列表可能已过时，请重新打开。",
		proposalOpen: "同样的提案已提出，正等待第二位操作员。",
		proposalDecided: "另一位操作员先行处理。未作任何更改。",
		proposalExpired: "提案所依据的情况已改变。未执行任何操作，请重新提出。",
		secondPersonNeeded: "这是你提出的，须由另一位操作员批准。",
	},
};

export default {
	preview: {
		text: "预览。读者尚看不到此内容，此链接 15 分钟内有效。",
		place: "显示位置：{place}。",
	},
	errors: {
		fileWrong: "第 {line} 行不符合其类型：{field}，{cause}。未导入任何内容。",
		previewOver: "预览已失效，或链接不完整。请在后台重新获取链接。",
		noPreview: "这不是独立页面，因此没有预览。发布后会显示在其他页面中。",
		invalid: "内容不符合其类型。未发布任何内容。请查看标出的地方。",
		notFound: "没有这个页面，可能已移到别处。帮助和大厅仍在原处。",
		notAvailableInRegion: "此内容不能在你所在的地区展示。其他内容均可正常使用，请从大厅继续。",
		entryUnknown: "该条目已不存在。请重新打开内容列表。",
		entryChanged: "你打开之后，该条目已被他人更改。未保存或发布任何内容；请重新阅读后再作更改。",
		twoNeeded: "这是法律页面，须由两人完成。请提交审核，由另一位操作员发布。",
		ownDraftOnly: "只有草稿的作者才能提交审核。请先保存你自己的草稿。",
		timesWrong: "时间设置有误：结束时间须晚于开始时间且在将来；法律页面没有结束时间。",
		notPublished: "该条目没有已发布或已排期的内容。",
		reviewOpen: "已提交审核：由另一位操作员在工作台决定。",
	},
};

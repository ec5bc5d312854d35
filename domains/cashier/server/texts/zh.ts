export default {
	mails: {
		depositSettled: {
			subject: "你的 {amount} 存款已到账",
			text: `{amount} 已计入你的余额。

存款编号 {id}。可在此查看：

{link}`,
		},
		withdrawalRequested: {
			subject: "已收到你的 {amount} 提款申请",
			text: `我们已为你预留 {amount}，将在 24 小时内审核。

提款编号 {id}。可在此查看每一步进度：

{link}`,
		},
		withdrawalHeld: {
			subject: "你的 {amount} 提款暂缓至 {until}",
			text: `我们已为你预留 {amount}。为保护你的账户，这笔提款将暂缓至 {until}，原因是：

{why}

你无需任何操作：届时提款会自动继续，在 24 小时内审核，然后付款。

提款编号 {id}。可在此查看每一步进度：

{link}`,
		},
		withdrawalHoldOver: {
			subject: "你的 {amount} 提款继续办理",
			text: `{amount} 的提款已不再暂缓，将在 24 小时内审核。

提款编号 {id}。可在此查看每一步进度：

{link}`,
		},
		withdrawalApproved: {
			subject: "你的 {amount} 提款已获批准",
			text: `你的提款已通过审核，正在付款。

提款编号 {id}。可在此查看每一步进度：

{link}`,
		},
		withdrawalPaid: {
			subject: "你的 {amount} 提款已付出",
			text: `{amount} 已汇出。银行可能还需要一些时间才能显示。

提款编号 {id}。可在此查看：

{link}`,
		},
		withdrawalPaidAfterAll: {
			subject: "你的 {amount} 提款其实已付出",
			text: `我们曾告知你付款未成功，{amount} 已退回余额。现在支付公司确认款项已汇出，因此 {amount} 再次从你的余额中扣除。

如果你没有收到款项，请联系我们。提款编号 {id}。可在此查看：

{link}`,
		},
		withdrawalRejected: {
			subject: "你的 {amount} 提款未获批准",
			text: `{amount} 已退回你的余额，没有任何损失。原因：

{reason}

提款编号 {id}。问题解决后，你可以在此重新申请：

{link}`,
		},
		withdrawalCancelled: {
			subject: "你已取消 {amount} 的提款",
			text: `{amount} 已退回你的余额。

如果不是你本人操作，请更改密码并联系我们。提款编号 {id}：

{link}`,
		},
		withdrawalFailed: {
			subject: "你的 {amount} 提款未能付出",
			text: `收款账户或银行卡未接受这笔款项。{amount} 已退回你的余额，没有任何损失。

提款编号 {id}。请核对信息后重新申请：

{link}`,
		},
	},
	linkedAccountAdded: {
		subject: "已添加银行账户",
		text: `尾号为 {lastFour} 的银行账户已添加到你的 Baize 账户。今后可提款至该账户；在一段时间内，提款会先暂缓。

你的银行账户：

{link}`,
	},
	holdCauses: {
		newDestination: "收款账户、银行卡或地址是新添加的",
		passwordChanged: "你的密码近期更改过",
		phoneChanged: "你的手机号码近期更改过",
		emailChanged: "你的电子邮箱近期更改过",
	},
	inbox: {
		paid: {
			title: "你的 {amount} 提款已付出",
			text: "{amount} 已汇出。银行可能还需要一些时间才能显示。提款编号 {id}。",
		},
		paidAfterAll: {
			title: "你的 {amount} 提款其实已付出",
			text: "我们曾告知你付款未成功。现在支付公司确认款项已汇出，因此 {amount} 再次从你的余额中扣除。如果你没有收到款项，请联系我们。提款编号 {id}。",
		},
		rejected: {
			title: "你的 {amount} 提款未获批准",
			text: "{amount} 已退回你的余额，没有任何损失。原因：{reason} 问题解决后，你可以重新申请。提款编号 {id}。",
		},
		failed: {
			title: "你的 {amount} 提款未能付出",
			text: "收款账户或银行卡未接受这笔款项。{amount} 已退回你的余额，没有任何损失。请核对信息后重新申请。提款编号 {id}。",
		},
	},
	chargebacks: {
		opened: {
			title: "银行已撤回 {amount}",
			text: "你的发卡银行撤回了一笔 {amount} 的存款，因此 {amount} 已从你的余额中扣除。如果不是你提出的，请联系银行并告知我们。案件编号 {id}。",
		},
		openedWithDebt: {
			title: "银行已撤回 {amount}，你尚欠 {debt}",
			text: "你的发卡银行撤回了一笔 {amount} 的存款。其中 {taken} 仍在你的余额中，已被扣除；{debt} 已用于游戏，因此成为欠款。你的下一笔存款将先用于偿还，在此之前无法提款。如果不是你向银行提出的，请联系银行并告知我们。案件编号 {id}。",
		},
		won: {
			title: "银行已退回 {amount}",
			text: "此前被银行撤回的 {amount} 存款已重新支付给我们。扣除你尚欠的部分后，已计入你的余额。案件编号 {id}。",
		},
	},
	transfers: {
		sent: {
			title: "你已向 {name} 转账 {amount}",
			text: "{amount} 已从你的余额中扣除，等待 {name} 收款。在对方收款之前，你可以撤回。转账编号 {id}。",
		},
		offered: {
			title: "{name} 向你转账 {amount}",
			text: "{amount} 等待你收款：你可以接受或拒绝。逾期未接受的款项将退回给 {name}。转账编号 {id}。",
		},
		taken: {
			title: "{name} 已接受你的 {amount}",
			text: "向 {name} 转账 {amount} 已完成。转账编号 {id}。",
		},
		received: {
			title: "你已接受 {name} 的 {amount}",
			text: "{amount} 已计入你的余额。转账编号 {id}。",
		},
		cancelled: {
			title: "你已撤回 {amount}",
			text: "{amount} 已退回你的余额，{name} 没有收到。转账编号 {id}。",
		},
		declined: {
			title: "{name} 拒绝了你的 {amount}",
			text: "{amount} 已退回你的余额，没有任何损失。转账编号 {id}。",
		},
		expired: {
			title: "{name} 未接受你的 {amount}",
			text: "{amount} 未在期限内被接受，已退回你的余额，没有任何损失。转账编号 {id}。",
		},
		stopped: {
			title: "我们已停止你的 {amount} 转账",
			text: "{amount} 已退回你的余额，{name} 没有收到。原因：{reason} 转账编号 {id}。",
		},
		gone: {
			title: "{name} 的 {amount} 已无法接受",
			text: "这笔款项未被接受，已退回给 {name}。转账编号 {id}。",
		},
	},
};

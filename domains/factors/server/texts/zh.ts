export default {
	loginCode: {
		subject: "你的登录验证码",
		text: `{code} 是你的 Baize 登录验证码，10 分钟内有效。请勿告诉任何人：我们绝不会向你索要。

如果你此刻没有在登录，说明有人知道你的密码：请另设一个。`,
	},
	pinReset: {
		subject: "设置新的 PIN 码",
		text: `你表示忘记了 PIN 码。请在此设置新的 PIN 码：

{link}

链接仅可使用一次，一小时内有效。如果不是你本人操作，无需理会：你的 PIN 码保持不变。`,
	},
	recoveryCodeUsed: {
		subject: "一个恢复码已被使用",
		text: `有人使用了你的一个恢复码代替身份验证器应用。该恢复码不能再次使用。

剩余恢复码：{left} 个。可在此生成新的恢复码：

{link}`,
	},
	changes: {
		"pin.set": "你的账户已设置 PIN 码",
		"twoFactor.enabled": "双重验证已开启",
		"twoFactor.disabled": "双重验证已关闭",
		"twoFactor.changed": "你的身份验证器已更换",
		"twoFactor.recoveryCodesRenewed": "已生成新的恢复码",
		"passkey.added": "你的账户已添加通行密钥",
		"passkey.removed": "已从你的账户移除一个通行密钥",
	},
	advice: `如果是你本人操作，无需理会。你的账户保护设置：

{link}`,
	purposes: {
		changeStatus2FA: "更改双重验证",
		disable2FA: "关闭双重验证",
		enable2fa: "开启双重验证",
		login: "登录",
		updateProfile: "修改个人资料",
		validatePhone: "验证此手机号码",
		withdraw: "提款",
	},
	codeSms: "{code} 是你的 Baize 验证码，用于{purpose}，10 分钟内有效。请勿告诉任何人：我们绝不会向你索要。",
	withdrawalSms:
		"{code} 是你的 Baize 验证码，用于提款 {amount} 至 {destination}，10 分钟内有效。请勿告诉任何人：我们绝不会向你索要。",
};

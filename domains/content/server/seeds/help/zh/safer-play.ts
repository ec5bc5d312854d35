import { link, list, paragraph } from "../../pages/page.ts";
import { type Articles, article } from "../article.ts";

export default {
	"setting-limits": article(
		"如何设置限额？",
		"可为存款、亏损、投注或时间设置 24 小时、7 天或一个月的限额。",
		"存款限额, 亏损限额, 时间限制, 预算, 提高限额, 调高限额",
		paragraph(
			"调低限额立即生效。调高或取消限额，须在 24 小时之后由你再次确认才会生效。这样，一个糟糕的夜晚不会推翻一个好的决定。",
		),
		link("限额", "/account/limits"),
	),
	"taking-a-break": article(
		"如何休息一段时间？",
		"1 至 30 天。立即开始，不能提前结束。",
		"休息, 暂停, 冷静期, 停止游戏, 暂停账户",
		paragraph("休息期间不接受投注和存款，你也不会收到广告。你可以登录和提款，未结算投注照常结算。到期自动结束。"),
		link("休息一下", "/account/take-a-break"),
	),
	"excluding-myself": article(
		"如何自我排除？",
		"几个月或永久。对新账户同样有效。",
		"自我排除, 封号, 封禁我, 封锁账户, 赌博问题, 赌博成瘾, 赌瘾, 戒赌",
		paragraph(
			"从那一刻起，没有投注、存款和优惠。你的钱归你所有，随时可以提取。期满后不会自动结束；须由你向我们提出，再过一天才结束。",
		),
		paragraph("国家的排除登记名册在这里同样有效。"),
		link("自我排除", "/account/self-exclusion"),
	),
	"worried-about-play": article(
		"我担心自己或别人的游戏状况",
		"找人聊聊。免费、保密，不必等到确定有问题。",
		"求助热线, 热线, 赌博成瘾, 赌瘾, 戒赌, 债务, 输太多, 家人, 追损",
		list(
			"征兆：用另有用途的钱游戏、想把输掉的赢回来、隐瞒游戏，或玩得比预想的久。",
			"理性博彩页面列出你所在地的求助热线。",
			"限额、休息或自我排除，点两下即可，没有人问原因。",
			"担心某位玩家？请联系我们。我们不能透露其账户情况，但会予以查看。",
		),
		link("理性博彩", "/pages/safer-play"),
		link("联系我们", "/contact-us"),
	),
} satisfies Articles;

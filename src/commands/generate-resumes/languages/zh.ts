import type { Language } from '../language.ts'

export const chinese: Language = {
  code: 'zh',
  name: 'Chinese (simplified)',
  familyFirst: '',
  space: '',
  regions: [
    {
      country: '中国',
      cities: '成都; 苏州; 青岛; 长沙; 厦门; 西安; 宁波; 昆明; 合肥; 大连; 上海市浦东新区; 北京; 深圳市南山区; 南京',
      female: '雨桐; 静怡; 秀兰; 梦洁; 丹; 晓燕; 思琪; 慧; 佳宁; 红霞; 子涵',
      male: '志强; 浩然; 建国; 宇轩; 伟; 俊杰; 文博; 鹏; 海涛; 一鸣; 国栋',
      family: '沈; 诸葛; 梁; 韩; 薛; 上官; 邓; 蔡; 曹; 司徒; 贺; 孟; 龚; 范; 慕容; 程; 阮',
      phones: '138 0000 ####; 13800138###; 139-0000-####; +86 138 0000 ####; 010-5555####',
      addresses: '{city}和平路{n}号; {city}; {city}绿园小区{k}栋{n}室; 现居{city}',
      legal: '有限公司; 股份有限公司; 有限责任公司; 集团有限公司',
    },
  ],
  companyWords:
    '远航; 晨曦; 蓝湖; 云杉; 金桥; 翠峰; 银杏; 海燕; 星河; 松涛; 白鹭; 天工; 瑞丰; 凌云; 启明; 东篱; 麦田; 江枫; 明德; 锦程; 百川; 听雨; 灯塔; 飞鱼',
  employers: {
    tech: '{city2}{name}科技{legal}; {name}软件{legal}; {name}信息技术{legal}; {name}网络科技{legal}; {name}数据{legal}',
    health: '{name}医院; {name}社区卫生服务中心; {name}养老院; {name}大药房{legal}; {city2}{name}口腔门诊部',
    shop: '{name}百货{legal}; {name}超市{legal}; {name}商贸{legal}; {name}服饰{legal}; {name}书店',
    agency: '{name}广告{legal}; {name}文化传媒{legal}; {name}设计工作室; {name}人力资源{legal}',
    finance: '{name}银行; {name}证券{legal}; {name}保险{legal}; {name}会计师事务所; {name}基金管理{legal}',
    law: '{name}律师事务所; {name}公证处; {name}法律咨询{legal}',
    school: '{name}小学; {name}中学; {name}幼儿园; {name}培训学校; {name}职业技术学院',
    food: '{name}大酒店; {name}餐饮管理{legal}; {name}食府; {name}烘焙坊; {name}国际饭店',
    transport: '{name}物流{legal}; {name}供应链{legal}; {name}运输{legal}; {name}快递{legal}; {name}汽车服务{legal}',
    building: '{name}建筑工程{legal}; {name}房地产开发{legal}; {name}建筑设计院; {name}装饰工程{legal}; {name}机电安装{legal}',
    factory: '{name}机械制造{legal}; {name}电子{legal}; {name}汽车零部件{legal}; {name}食品{legal}; {name}化工{legal}',
    science: '{name}研究院; {name}生物科技{legal}; {name}大学; {name}重点实验室',
    public: '{city2}市民政局; {city2}市图书馆; {city2}市公安局; {city2}市消防支队; {name}街道办事处',
    farm: '{name}农业发展{legal}; {name}农场; {name}园林绿化{legal}; {name}牧业{legal}',
    general: '{name}集团; {name}贸易{legal}; {name}实业{legal}; {city2}{name}{legal}; {name}管理咨询{legal}; {name}控股{legal}',
  },
  schools:
    '{name}大学; {name}理工大学; {name}师范大学; {name}职业技术学院; {name}学院; {name}财经大学; {name}中学; {name}技师学院',
  degrees: {
    vocational: '大专; 中专; 高职; 技校',
    bachelor: '本科; 学士; 工学学士; 管理学学士',
    master: '硕士; 研究生; 工学硕士; MBA',
    doctor: '博士; 工学博士; 理学博士',
    school: '高中; 普通高中',
  },
  degreeForms: '{field} {degree}; {field}（{degree}）; {degree} {field}; {field} | {degree}; {field}，{degree}; {degree}·{field}',
  occupations: {
    software:
      '初级开发工程师; 软件工程师; 前端工程师; Java开发工程师; 高级软件工程师; 技术经理; 测试工程师 | 用{skill}重构结算系统，耗时由{n}分钟降到{k}分钟; 迁移{big}条客户记录，无停机; 维护{n}个微服务 | 系统设计; 单元测试; 敏捷开发; 数据库优化 | 计算机科学与技术; 软件工程',
    data: '数据分析师; 数据工程师; 算法工程师; 数据产品经理; 数据部负责人 | 为{n}家门店做销量预测; 用一张看板替代{n}份表格; 清洗{big}万条日志 | 统计分析; 数据建模; 机器学习 | 统计学; 应用数学',
    support:
      '桌面支持工程师; 网络管理员; 运维工程师; 信息部经理 | 每天处理{n}个工单; 更换{big}台电脑 | 网络运维; 数据备份; 故障排查 | 网络工程; 通信工程',
    nursing: '护理员; 护士; 主管护师; 护士长; 助产士 | 每班护理{n}名患者; 带教{k}名实习生 | 静脉输液; 伤口护理; 急救 | 护理学',
    care: '护工; 社工; 心理咨询师; 养老院院长 | 帮扶{n}户家庭; 每年组织{k}次活动 | 个案管理; 沟通; 急救 | 社会工作; 心理学',
    pharmacy:
      '药店店员; 药剂师; 康复治疗师; 检验技师; 住院医师 | 每天调配{n}张处方; 损耗下降{p}% | 用药指导; 库存管理; 检验 | 药学; 临床医学',
    sales:
      '销售代表; 客户经理; 大客户经理; 区域销售经理; 销售总监; 电话销售 | 新增客户{n}家，合同额{money}; 超额完成指标{p}%; 重新签下{client} | 商务谈判; 客户开发; 渠道管理 | 市场营销; 工商管理',
    retail: '营业员; 收银员; 理货员; 店长助理; 店长; 区域督导 | 管理{n}人门店; 盘点{big}种商品 | 陈列; 收银; 导购 | 工商企业管理',
    marketing:
      '市场专员; 文案策划; 新媒体运营; 品牌经理; 市场总监; 编辑 | 公众号粉丝达到{big}人; 每年策划{k}场展会 | 文案撰写; 活动策划; 搜索优化 | 新闻学; 广告学',
    accounting:
      '出纳; 会计; 主办会计; 财务经理; 财务总监; 审计员 | {k}天完成月结; 核算{big}人工资 | 账务处理; 纳税申报; 成本核算 | 会计学; 财务管理',
    banking:
      '柜员; 客户经理（对公）; 信贷分析师; 支行行长; 理赔专员; 投资顾问 | 维护{n}家企业客户; 贷款余额{money} | 信贷审批; 风险控制; 理财 | 金融学; 经济学',
    legal: '律师助理; 法务专员; 律师; 法务经理; 知识产权专员 | 每年起草{n}份合同; 代理{k}起案件 | 合同审查; 劳动法; 诉讼 | 法学',
    hr: '人事专员; 招聘专员; 薪酬专员; 人力资源经理; 培训师 | 全年招聘{n}人; 在{k}个工厂上线{skill} | 招聘; 绩效管理; 劳动关系 | 人力资源管理; 心理学',
    office:
      '前台; 行政专员; 文员; 总经理助理; 行政经理; 客服专员 | 安排{k}位领导日程; 组织{big}人会议 | 公文写作; 档案管理; 接待 | 行政管理; 汉语言文学',
    teaching:
      '助教; 小学语文教师; 数学教师; 英语教师; 年级主任; 校长; 幼儿教师 | 担任{n}人班级班主任; 棋社{n}人 | 课程设计; 班级管理; 家校沟通 | 教育学; 英语; 汉语言文学',
    kitchen:
      '帮厨; 厨师; 面点师; 厨师长; 行政总厨; 西点师 | 每晚出品{n}道; 成本下降{p}% | 菜单设计; 食品安全; 成本控制 | 烹饪工艺与营养',
    hotel:
      '服务员; 前厅接待; 客房主管; 大堂经理; 酒店总经理; 导游; 咖啡师 | 每晚接待{n}位客人; 承办婚宴{n}场 | 客户服务; 预订; 投诉处理 | 酒店管理; 旅游管理',
    logistics:
      '仓管员; 叉车司机; 物流专员; 采购员; 仓储经理; 供应链总监; 报关员 | 每小时拣货{n}单; 每月清关{n}柜 | 库存管理; 报关; 采购 | 物流管理; 国际贸易',
    driving:
      '货车司机; 公交司机; 快递员; 车队队长; 列车司机 | 年行驶{big}公里无事故; 每天派件{n}件 | A2驾照; 路线规划 | 交通运输',
    construction:
      '钢筋工; 木工; 施工员; 项目经理（土建）; 造价工程师; 建筑师; 监理工程师 | 完成住宅{n}栋; 学校项目{money}按期交付 | 图纸识读; 工程造价; 安全管理 | 土木工程; 建筑学',
    electrical:
      '电工; 电气技术员; 电气工程师; 自动化工程师; 机电主管 | 完成{n}户布线; 停机下降{p}% | PLC编程; 电路设计; 调试 | 电气工程及其自动化',
    mechanics:
      '汽车维修工; 设备维修工程师; 钣金工; 服务顾问; 车间主任（维修） | 每周维修{n}辆; 为{client}检修变速箱 | 故障诊断; 液压; 保养 | 车辆工程; 机械',
    production:
      '操作工; 焊工; 数控车工; 班组长; 质检员; 生产主管; 厂长 | 带领{n}人班组; 不良率由{p}%降到{k}% | 质量管理; 焊接; 精益生产 | 工业工程; 机械制造',
    engineering:
      '机械设计师; 结构工程师; 工艺工程师; 研发主管; 总工程师 | 泵壳减重{p}%; 完成疲劳试验{n}次 | 机械设计; 有限元分析; 项目管理 | 机械工程; 材料科学',
    design:
      '平面设计师; UI设计师; 美术指导; 室内设计师; 摄影师; 插画师 | 为{client}设计{k}季海报; 拍摄婚礼{n}场 | 排版; 修图; 品牌设计 | 视觉传达设计; 美术学',
    research:
      '研究助理; 实验员; 助理研究员; 副研究员; 讲师; 副教授 | 采样{n}个湖泊; 发表论文{k}篇 | 显微观察; 统计; 论文写作 | 生物学; 化学; 物理学',
    civil:
      '科员; 民警; 消防员; 图书管理员; 副科长; 翻译; 城市规划师 | 每周办理{n}件; 征求{big}名居民意见 | 公文写作; 政策研究; 窗口服务 | 行政管理; 公共管理',
    farming: '园艺工; 饲养员; 农艺师; 农场经理; 兽医 | 照料奶牛{n}头; 种树{big}棵 | 修剪; 灌溉; 养殖 | 农学; 园林',
    security: '保安; 士官; 保安队长; 安保经理; 排长 | 带领{n}名士兵; 看守{n}个出入口 | 监控; 无线电; 消防 | 军事学; 安全工程',
    executive:
      '项目经理; 产品经理; 运营总监; 副总经理; 总经理; 咨询顾问; 创始人 | 团队由{n}人发展到{big}人; {k}个季度扭亏{money} | 战略规划; 预算管理; 团队建设 | 工商管理; 经济学',
  },
  headings: {
    experience: '工作经历; 工作经验; 职业经历; 任职经历; 从业经历; 工作履历 | 我的足迹; 一路走来; 做过的事; 职场之路',
    furtherExperience: '其他经历; 早期经历 | 更早以前; 此外',
    internships: '实习经历; 实习经验 | 初试身手',
    education: '教育背景; 教育经历; 学历; 学习经历 | 求学之路; 读书时光',
    skills: '专业技能; 技能; 个人技能; 技能特长; 掌握技能 | 我会什么; 工具箱; 看家本领',
    languages: '语言能力; 语言; 外语水平 | 会说的语言',
    summary: '个人简介; 自我评价; 个人总结; 个人优势 | 关于我; 一句话; 你好',
    projects: '项目经历; 项目经验 | 动手做的; 小作品',
    certificates: '证书; 资格证书; 培训经历 | 拿到的证; 学过的课',
    awards: '获奖情况; 荣誉奖项 | 小小荣誉',
    publications: '论文; 发表论文 | 写过的',
    volunteering: '志愿者经历; 社会实践 | 帮过的忙',
    interests: '兴趣爱好; 爱好 | 下班之后',
    references: '推荐人; 证明人 | 可以问他们',
    contact: '联系方式; 联系信息 | 找到我',
    personal: '基本信息; 个人信息; 个人资料 | 名片',
  },
  dates: {
    present: '至今; 现在; 今; 目前',
    since: '{a}至今; {a}起; 自{a}起',
    until: '至{b}',
    fromTo: '{a}至{b}; {a}到{b}; 自{a}至{b}',
    to: '至; 到; －; ～',
    seasons: '春季; 夏季; 秋季; 冬季',
    quarter: '{y}年第{n}季度',
    years: 'other=年',
    months: 'other=个月',
    yearMonth: '{y}年{m}月; {y}.{mm}; {y}/{mm}; {y}-{mm}; {y}年{mm}月; {y} 年 {m} 月',
  },
  words: {
    at: '／',
    email: '邮箱; 电子邮箱; E-mail; 电子邮件; Email',
    phone: '电话; 手机; 联系电话; 手机号码; Tel',
    address: '地址; 现居地; 住址; 所在地',
    born: '出生日期; 出生年月; 生日',
    nationality: '民族; 国籍',
    nationalities: '汉族; 中国; 回族; 壮族',
    title: '职位; 岗位; 担任职务; 职务',
    employer: '公司; 公司名称; 单位; 工作单位',
    period: '时间; 起止时间; 在职时间',
    place: '地点; 工作地点; 城市',
    responsibilities: '工作内容; 岗位职责; 主要职责; 工作描述; 职责描述',
    achievements: '工作业绩; 主要成果; 业绩',
    technologies: '技术栈; 使用技术; 开发环境; 工具',
    project: '项目; 主要项目; 项目名称',
    client: '客户; 服务客户; 派驻',
    via: '（外派：{via}）; （经{via}派遣）',
    types: '全职; 兼职; 合同工; 劳务派遣; 实习; 外包',
    remote: '远程; 居家办公',
    freelance: '自由职业; 个体经营; 自主创业',
    ownName: '{name}工作室; {family}氏设计; {name}咨询室',
    page: '第{p}页，共{q}页; {p}/{q}; {p}; - {p} -',
    references: '可应要求提供; 备索',
    intern: '实习生; {title}实习生; 管培生; 暑期实习生',
    fresher: '应届毕业生; 暂无; 无工作经验',
    thesis: '毕业论文; 研究方向; 主修课程',
    grade: 'GPA 3.{k}/4.0; 专业前{k}%; 优秀毕业生; 一等奖学金',
    careerBreak: '产假; 在家照顾老人; 备考; 间隔年; 待业',
    columns: '时间; 公司; 职位; 内容; 地点',
    skillGroups: '工具; 专业; 软件; 办公; 方法; 熟练; 了解; 技术; 日常',
    photo: '照片; 证件照',
    cv: '个人简历; 简历; 求职简历; 个 人 简 历',
  },
  summaries: {
    years: '{n}年工作经验。; 具有{n}年以上{title}经验。; 从业{n}年，熟悉{skill}。; {n}年行业经验，做事踏实。',
    plain:
      '做事有始有终，说到做到。; 熟练使用{skill}。; 希望在{city}长期发展。; 性格沉稳，善于倾听。; 喜欢学习新东西。; 能承受压力，按时交付。',
  },
  bullets:
    '管理{n}人团队; 负责{money}预算; 在{k}个分部推行{skill}; {n}个月内成本下降{p}%; 每年处理{big}个请求; 与{client}对接; 为{n}人排班; 参加{city}展会; 培养{k}名新人; 与{n}家供应商谈判; 日常使用{skill}; 每周向管理层汇报; 客户满意度由{p}%升到9{k}%; 完成{year}年全部目标; 协助办公室搬迁; 重新询价节省{money}',
  traps:
    '{year}年晋升为{title2}; 借调至{client}（{city}）{k}个月; {from}至{to}负责{client}工厂搬迁; 向{title2}汇报; 项目：{client}（{year}年）; {year}年夏代理{title2}; 负责新员工教育培训; 有{client}审核经验; {year}年公司被{client}收购; 向团队传授{skill}技能',
  paragraphs: {
    past: '{from}至{to}，在{employer}（{place}）担任{title}。; {from}加入{employer}（{place}）任{title}，{to}离职。',
    present: '{from}至今，在{employer}（{place}）担任{title}。; 自{from}起任职于{employer}（{place}），岗位为{title}。',
  },
  money: '{n}万元; {k}亿元; {n}00万元; 约{n}万元',
  softSkills: '责任心; 团队合作; 细心; 抗压能力; 沟通能力; 守时; 执行力; 学习能力',
  languageNames: '普通话; 英语; 日语; 粤语; 韩语; 法语; 德语',
  languageLevels: '母语; 流利; CET-6; CET-4; 一般; N2; 熟练',
  interests: '羽毛球; 书法; 爬山; 摄影; 象棋; 阅读; 合唱; 钓鱼; 跑步; 养花; 烹饪',
  projects: '{name}：用{skill}做的养蜂小程序; 校园气象站（{skill}）; 邻里工具共享，{n}名成员; {name}合唱团排班表',
  awards: '{year}年度优秀员工; {name}奖学金（{year}年）; {year}年技能竞赛二等奖',
  certificates: '机动车驾驶证C1; 教师资格证; 会计从业资格证; 普通话二级甲等; 全国计算机二级; 健康证; 二级建造师; 电工证; PMP',
  issuers: '{name}协会; {name}培训中心; {client}',
  publications: '论测量仪器的耐心; {city}上空的雨燕; 一种廉价的湿土传感器; 小样本与大结论',
  volunteer: '青少年足球教练 @ {name}俱乐部; 志愿者 @ {name}动物救助站; 财务委员 @ {name}业主委员会; 志愿讲解员 @ {city}博物馆',
}

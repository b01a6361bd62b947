import type { Language } from '../language.ts'

export const portuguese: Language = {
  code: 'pt',
  name: 'Portuguese',
  regions: [
    {
      country: 'Portugal',
      cities: 'Braga; Coimbra; Évora; Aveiro; Setúbal; Faro; Viseu; Guimarães; Leiria; Vila Real; Porto; Lisboa',
      female: 'Matilde; Conceição; Inês; Leonor; Carlota; Fátima; Mafalda; Graça; Beatriz',
      male: 'Gonçalo; Afonso; Rúben; Telmo; Duarte; Henrique; Vasco; Zeferino; Nuno',
      family:
        'Magalhães; Teixeira de Sousa; Figueiredo; Antunes; Pinheiro; Quintas; Vasconcelos; Seixas; Abrantes; Mourão; Sá e Melo',
      phones: '+351 910 000 ###; 910 000 ###; 21 555 ## ##; 960000###; (+351) 22 555 ####',
      addresses:
        'Rua das Oliveiras, {n}, {zip} {city}; {city}; Av. da Liberdade {n}, {k}.º esq., {city}; Travessa do Sol {k}, {city}',
      legal: 'Lda.; S.A.; Unipessoal Lda.; & Filhos, Lda.; CRL',
    },
    {
      country: 'Brasil',
      cities:
        'Campinas - SP; Curitiba/PR; Recife; Goiânia - GO; Florianópolis; Belém; Uberlândia, MG; Fortaleza – CE; São Paulo/SP; Niterói',
      female: 'Thaís; Jussara; Larissa; Vitória; Rosângela; Luana; Priscila; Ana Beatriz; Jaqueline',
      male: 'Wellington; Thiago; Raimundo; Caíque; Anderson; Murilo; José Carlos; Edson; Ubirajara',
      family:
        'Nascimento; Albuquerque; dos Santos Lima; Ferraz; Yamamoto; Cavalcanti; Bittencourt; Moreira Dias; da Conceição; Schneider; Guimarães Rosa',
      phones: '(11) 95555-####; +55 11 95555-####; (41) 5555-####; 21 95555####; (85) 9 5555-####',
      addresses: 'Rua das Acácias, {n} - Centro, {city}; {city}; Av. Brasil, {n}, ap. {k}, {city}; CEP {zip}-000, {city}',
      legal: 'Ltda.; S.A.; S/A; EIRELI; ME; LTDA',
    },
  ],
  companyWords:
    'Andorinha; Serra Verde; Mar Alto; Aroeira; Jequitibá; Boavista; Pedra Branca; Lusitana; Cajueiro; Ponte Nova; Gaivota; Montanhês; Sobreiro; Ipê Amarelo; Farol; Estrela do Sul; Alecrim; Rio Claro; Candeia; Vale Formoso; Azulejo; Sabiá',
  employers: {
    tech: '{name} Software {legal}; {name} Tecnologia {legal}; {name} Sistemas {legal}; {name} Digital; {name} Dados {legal}',
    health: 'Hospital {name}; Clínica {name}; Lar {name}; Farmácia {name}; Centro de Saúde de {city}; Santa Casa de {name}',
    shop: 'Lojas {name} {legal}; Supermercados {name} {legal}; Livraria {name}; Móveis {name} {legal}; Armazéns {name}; Calçados {name}',
    agency: 'Agência {name}; {name} Comunicação {legal}; Estúdio {name}; Editora {name}; {name} Recrutamento {legal}',
    finance: 'Banco {name}; Seguros {name} {legal}; Caixa {name}; Contabilidade {family} {legal}; {name} Investimentos {legal}',
    law: '{family} Advogados; {family} & {family2} Sociedade de Advogados; Cartório {name}; Escritório {family}',
    school:
      'Escola Básica {name}; Colégio {name}; Escola Secundária de {name}; Universidade de {name}; Creche {name}; Escola Estadual {name}',
    food: 'Restaurante {name}; Hotel {name}; Padaria {name}; Pastelaria {family}; {name} Eventos {legal}; Churrascaria {name}',
    transport: 'Transportes {family} {legal}; {name} Logística {legal}; Viação {name}; {name} Expresso {legal}; Oficina {family}',
    building:
      'Construtora {name} {legal}; {family} Construções {legal}; Arquitetura {family}; {name} Engenharia {legal}; Imobiliária {name}',
    factory:
      'Indústrias {name} {legal}; Metalúrgica {name} {legal}; {name} Plásticos {legal}; Laticínios {name}; Têxtil {name} {legal}; {name} Motores {legal}',
    science: 'Instituto {name}; Laboratório {name} {legal}; Universidade {name}; {name} Biotec {legal}',
    public:
      'Câmara Municipal de {city}; Prefeitura de {name}; Junta de Freguesia de {name}; Biblioteca Municipal de {city}; Secretaria de Estado de {name}',
    farm: 'Quinta {name}; Fazenda {name}; Vinhos {name} {legal}; Viveiros {name}; Cooperativa {name}; Haras {name}',
    general: '{name} {legal}; Grupo {name}; {family} {legal}; {name} Serviços {legal}; Fundação {name}; {name} Comércio {legal}',
  },
  schools:
    'Universidade de {name}; Universidade Federal de {name}; Instituto Politécnico de {name}; Escola Profissional {name}; Faculdade {name}; Instituto Superior {name}; Escola Técnica {name}; SENAI {name}',
  degrees: {
    vocational: 'Curso técnico; Curso profissional; Tecnólogo~Tecnóloga; CET; Técnico~Técnica',
    bachelor: 'Licenciatura; Bacharelado; Graduação; Bacharel; Licenciatura pré-Bolonha',
    master: 'Mestrado; Mestrado integrado; Pós-graduação; MBA; Especialização',
    doctor: 'Doutoramento; Doutorado; Doutor~Doutora',
    school: 'Ensino médio completo; 12.º ano; Ensino secundário; Ensino médio',
  },
  degreeForms:
    '{degree} em {field}; {degree} em {field}; {degree}, {field}; {degree} – {field}; {degree} ({field}); {field} - {degree}',
  occupations: {
    software:
      'Programador júnior~Programadora júnior; Desenvolvedor web~Desenvolvedora web; Engenheiro de software~Engenheira de software; Analista de sistemas; Líder técnico~Líder técnica; Arquiteto de software~Arquiteta de software | Faturação reescrita em {skill}, de {n} para {k} minutos; Migração de {big} registos sem paragem; {n} serviços em produção | Testes automatizados; Métodos ágeis; Bases de dados | Engenharia Informática; Ciência da Computação',
    data: 'Analista de dados; Engenheiro de dados~Engenheira de dados; Cientista de dados; Coordenador de BI~Coordenadora de BI; Estatístico~Estatística | Previsão de vendas de {n} lojas; {n} planilhas trocadas por um painel; Análise de {big} inquéritos | Modelagem; Estatística; Aprendizado de máquina | Estatística; Matemática',
    support:
      'Técnico de informática~Técnica de informática; Analista de suporte; Administrador de redes~Administradora de redes; Coordenador de TI~Coordenadora de TI | {n} chamados por dia; Troca de {big} computadores em {k} unidades; Mudança para {skill} num fim de semana | Redes; Cópias de segurança; Atendimento | Redes de Computadores; Telecomunicações',
    nursing:
      'Auxiliar de enfermagem; Técnico de enfermagem~Técnica de enfermagem; Enfermeiro~Enfermeira; Enfermeiro chefe~Enfermeira chefe; Parteira | Cuidado de {n} doentes por turno; Orientação de {k} estagiários; Prontuário eletrónico em {k} alas | Curativos; Triagem; Administração de medicamentos | Enfermagem',
    care: 'Cuidador de idosos~Cuidadora de idosos; Assistente social; Educador social~Educadora social; Animador sociocultural~Animadora sociocultural; Diretor técnico~Diretora técnica | Apoio a {n} famílias; {k} passeios por ano; Planos para {n} utentes | Escuta; Primeiros socorros; Mediação | Serviço Social; Educação Social',
    pharmacy:
      'Atendente de farmácia; Farmacêutico~Farmacêutica; Fisioterapeuta; Técnico de laboratório~Técnica de laboratório; Dentista | {n} receitas por dia; Perdas reduzidas em {p}%; {big} amostras por mês | Atendimento; Análises clínicas; Gestão de stock | Ciências Farmacêuticas; Fisioterapia',
    sales:
      'Vendedor externo~Vendedora externa; Representante comercial; Consultor de vendas~Consultora de vendas; Gerente comercial; Diretor comercial~Diretora comercial; Operador de telemarketing~Operadora de telemarketing | {n} clientes novos no valor de {money}; Meta superada em {p}%; Regresso do cliente {client} | Negociação; Prospeção; Pós-venda | Gestão Comercial; Marketing',
    retail:
      'Balconista; Operador de caixa~Operadora de caixa; Empregado de loja~Empregada de loja; Subgerente; Gerente de loja; Comprador~Compradora | Loja com {n} funcionários; Inventário de {big} artigos; Vendas {p}% acima | Caixa; Vitrinismo; Atendimento ao público | Comércio; Gestão',
    marketing:
      'Assistente de marketing; Redator~Redatora; Analista de marketing; Assessor de imprensa~Assessora de imprensa; Gestor de marca~Gestora de marca; Diretor de marketing~Diretora de marketing | Boletim com {big} leitores; {k} feiras por ano; {n} artigos escritos | Publicidade; Redação; Redes sociais | Comunicação Social; Publicidade e Propaganda',
    accounting:
      'Auxiliar de contabilidade; Técnico de contabilidade~Técnica de contabilidade; Contador~Contadora; Analista fiscal; Controller; Processador de salários~Processadora de salários | Fecho mensal em {k} dias em vez de {n}; Folha de {big} pessoas; Contas de {n} empresas | Contabilidade; Impostos; Folha de pagamento | Ciências Contábeis; Contabilidade',
    banking:
      'Caixa bancário~Caixa bancária; Gestor de conta~Gestora de conta; Analista de crédito; Gerente de agência; Mediador de seguros~Mediadora de seguros | Carteira de {n} empresas; {n} créditos por mês; Carteira de {money} | Análise de crédito; Risco; Investimentos | Economia; Finanças',
    legal:
      'Estagiário de direito~Estagiária de direito; Assistente jurídico~Assistente jurídica; Advogado~Advogada; Solicitador~Solicitadora; Diretor jurídico~Diretora jurídica | {n} contratos por ano; {k} audiências; Revisão de {big} documentos | Contratos; Direito do trabalho; Contencioso | Direito; Solicitadoria',
    hr: 'Auxiliar de departamento pessoal; Técnico de recrutamento~Técnica de recrutamento; Analista de recursos humanos; Gestor de formação~Gestora de formação; Diretor de recursos humanos~Diretora de recursos humanos | {n} admissões num ano; {skill} em {k} unidades; {n} formações dadas | Recrutamento; Legislação laboral; Treinamento | Psicologia; Gestão de Recursos Humanos',
    office:
      'Rececionista; Auxiliar administrativo~Auxiliar administrativa; Assistente administrativo~Assistente administrativa; Secretário executivo~Secretária executiva; Chefe de escritório; Digitador~Digitadora | Agendas de {k} diretores; Congresso de {big} pessoas em {city}; Arquivo de {n} anos digitalizado | Arquivo; Atendimento telefónico; Organização de reuniões | Secretariado; Administração',
    teaching:
      'Auxiliar de educação; Professor do 1.º ciclo~Professora do 1.º ciclo; Professor de matemática~Professora de matemática; Educador de infância~Educadora de infância; Coordenador pedagógico~Coordenadora pedagógica; Diretor escolar~Diretora escolar | Turma de {n} alunos; Clube de xadrez com {n} crianças; Aprovações até {p}% | Planificação; Gestão de sala; Avaliação | Pedagogia; Letras; Matemática',
    kitchen:
      'Ajudante de cozinha; Cozinheiro~Cozinheira; Subchefe de cozinha; Chefe de cozinha; Pasteleiro~Pasteleira; Padeiro~Padeira | {n} refeições ao sábado; Desperdício menor em {p}%; {k} aprendizes formados | Ementas; Higiene alimentar; Pastelaria | Gastronomia; Produção Alimentar',
    hotel:
      'Empregado de mesa~Empregada de mesa; Garçom~Garçonete; Rececionista de hotel; Governanta; Chefe de sala; Gerente de hotel; Guia de turismo | {n} hóspedes por noite; {n} casamentos organizados; Avaliação subida para 4,{k} | Atendimento; Reservas; Bar | Turismo; Hotelaria',
    logistics:
      'Operador de armazém~Operadora de armazém; Empilhadorista; Auxiliar de logística; Conferente; Chefe de armazém; Gestor de compras~Gestora de compras | {n} pedidos por hora; {n} contentores por mês na alfândega; {big} posições de palete | Gestão de stocks; Compras; Alfândega | Logística; Gestão',
    driving:
      'Motorista de entregas; Motorista de pesados; Caminhoneiro~Caminhoneira; Motorista de autocarro; Chefe de tráfego; Estafeta | {big} km por ano sem acidentes; {n} entregas por dia; Rotas de {n} viaturas | Carta C+E; Tacógrafo; Rotas | Transportes',
    construction:
      'Servente; Pedreiro~Pedreira; Carpinteiro~Carpinteira; Encarregado de obra~Encarregada de obra; Diretor de obra~Diretora de obra; Arquiteto~Arquiteta; Mestre de obras; Canalizador~Canalizadora | {n} casas construídas; Escola entregue por {money}; {n} orçamentos | Leitura de plantas; Orçamentação; Segurança | Engenharia Civil; Arquitetura',
    electrical:
      'Eletricista; Eletromecânico~Eletromecânica; Técnico de automação~Técnica de automação; Engenheiro eletrotécnico~Engenheira eletrotécnica; Instalador solar~Instaladora solar | {n} apartamentos cablados; Paragens menores em {p}%; {k} subestações | Autómatos; Quadros elétricos; Manutenção | Engenharia Elétrica; Eletrónica',
    mechanics:
      'Mecânico~Mecânica; Técnico de manutenção~Técnica de manutenção; Bate-chapas; Chefe de oficina; Consultor técnico~Consultora técnica | {n} carros por semana; Caixas reparadas para {client}; {n} autocarros revistos | Diagnóstico; Hidráulica; Travões | Mecânica; Automóvel',
    production:
      'Operário fabril~Operária fabril; Operador de máquinas~Operadora de máquinas; Soldador~Soldadora; Torneiro mecânico; Chefe de turno; Inspetor de qualidade~Inspetora de qualidade; Diretor fabril~Diretora fabril | Turno de {n} pessoas; Refugo de {p} para {k}%; Troca de molde {n} minutos mais curta | Controlo de qualidade; Soldadura; Melhoria contínua | Engenharia de Produção; Gestão Industrial',
    engineering:
      'Desenhador~Desenhadora; Engenheiro mecânico~Engenheira mecânica; Engenheiro de processo~Engenheira de processo; Projetista; Chefe de engenharia | Carcaça {p}% mais leve; {n} ensaios de fadiga; {k} engenheiros no projeto {client} | Projeto mecânico; Cálculo; Gestão de projetos | Engenharia Mecânica; Engenharia Química',
    design:
      'Designer gráfico~Designer gráfica; Paginador~Paginadora; Designer UX; Diretor de arte~Diretora de arte; Decorador~Decoradora; Fotógrafo~Fotógrafa | Cartazes de {client} por {k} épocas; Reserva online, vendas {p}% maiores; {n} casamentos fotografados | Tipografia; Tratamento de imagem; Paginação | Design; Belas-Artes',
    research:
      'Bolseiro de investigação~Bolseira de investigação; Técnico de pesquisa~Técnica de pesquisa; Investigador~Investigadora; Pesquisador~Pesquisadora; Professor auxiliar~Professora auxiliar; Químico~Química | Amostras de {n} lagos; {k} artigos; Projeto de {money} | Microscopia; Estatística; Escrita científica | Biologia; Química; Física; História',
    civil:
      'Assistente técnico~Assistente técnica; Agente da polícia; Bombeiro~Bombeira; Bibliotecário~Bibliotecária; Técnico superior~Técnica superior; Tradutor~Tradutora | {n} processos por semana; Consulta a {big} moradores; {n} saídas por mês | Direito administrativo; Atendimento; Relatórios | Administração Pública; Ciência Política',
    farming:
      'Trabalhador agrícola~Trabalhadora agrícola; Jardineiro~Jardineira; Tratorista; Enólogo~Enóloga; Capataz; Engenheiro agrónomo~Engenheira agrónoma | Ordenha de {n} vacas; {big} sobreiros plantados; {n} hectares de vinha | Poda; Rega; Gado | Agronomia; Enologia',
    security:
      'Vigilante; Soldado; Sargento; Chefe de segurança; Porteiro~Porteira; Oficial de transmissões | {n} militares em {k} missões; Recinto com {n} portões; {big} recrutas formados | Vigilância; Rádio; Controlo de acessos | Segurança; Ciências Militares',
    executive:
      'Gestor de projeto~Gestora de projeto; Gerente de produto; Consultor~Consultora; Diretor-geral~Diretora-geral; Administrador~Administradora; Diretor de operações~Diretora de operações; Sócio-gerente~Sócia-gerente | {client}: de {n} para {big} trabalhadores; Prejuízo de {money} virado lucro em {k} trimestres; Abertura em {city} | Estratégia; Orçamento; Gestão da mudança | Gestão; Administração; Economia',
  },
  headings: {
    experience:
      'Experiência profissional; Experiência; Histórico profissional; Experiências profissionais; Percurso profissional | O meu caminho; Onde trabalhei; Por onde passei; Trajetória; Cargos; Vida de trabalho',
    furtherExperience: 'Outras experiências; Experiência anterior | Antes disso; E também',
    internships: 'Estágios; Estágio | Primeiros passos; A aprender',
    education:
      'Formação acadêmica; Formação académica; Educação; Habilitações literárias; Formação; Escolaridade | O que estudei; Nos bancos da escola; Anos de estudo',
    skills:
      'Competências; Habilidades; Competências técnicas; Conhecimentos; Qualificações; Informática | Caixa de ferramentas; O que sei fazer; Pontos fortes; Ofício',
    languages: 'Idiomas; Línguas; Competências linguísticas | Falo; Em que línguas',
    summary: 'Perfil; Resumo; Sobre mim; Resumo profissional; Objetivo | Em poucas palavras; Quem sou; Olá',
    projects: 'Projetos; Projetos pessoais | Feito por mim; Na oficina',
    certificates: 'Certificações; Cursos; Cursos complementares; Formação complementar | Papéis; Aprendi também',
    awards: 'Prêmios; Prémios; Distinções | Palmas; Medalhas',
    publications: 'Publicações; Artigos | Escritos; No papel',
    volunteering: 'Voluntariado; Trabalho voluntário | Pelos outros; Uma mãozinha',
    interests: 'Interesses; Passatempos; Hobbies | Depois do trabalho; Tempos livres',
    references: 'Referências | Quem me conhece',
    contact: 'Contato; Contactos; Dados de contacto | Onde me encontrar; Escreva-me',
    personal: 'Dados pessoais; Informações pessoais | Ficha; O básico',
  },
  dates: {
    present: 'atual; Atual; presente; até o momento; atualmente; hoje; atualidade; até à data; ATUAL; momento',
    since: 'desde {a}; Desde {a}; a partir de {a}',
    until: 'até {b}',
    fromTo: 'de {a} a {b}; De {a} até {b}; de {a} até {b}',
    to: 'a; até; a',
    seasons: 'Primavera; Verão; Outono; Inverno',
    quarter: '{n}º trim. {y}',
    years: 'one=ano;other=anos',
    months: 'one=mês;other=meses',
  },
  words: {
    at: 'na empresa; em; para',
    email: 'E-mail; Email; Correio eletrónico',
    phone: 'Telefone; Telemóvel; Celular; Tel.; Tlm.; Cel.',
    address: 'Endereço; Morada; Residência',
    born: 'Data de nascimento; Nascimento; Nasc.',
    nationality: 'Nacionalidade',
    nationalities: 'portuguesa; brasileira; angolana; cabo-verdiana',
    title: 'Cargo; Função; Posto; Ocupação',
    employer: 'Empresa; Empregador; Entidade; Instituição',
    period: 'Período; Datas; Duração',
    place: 'Local; Cidade; Localidade',
    responsibilities: 'Responsabilidades; Atividades; Funções; Principais atividades; Atribuições; Tarefas',
    achievements: 'Resultados; Conquistas; Realizações',
    technologies: 'Tecnologias; Ferramentas; Ambiente; Programas utilizados',
    project: 'Projeto; Projetos; Principal projeto',
    client: 'Cliente; Ao serviço de; Cliente final',
    via: 'através de {via}; (via {via}); por intermédio de {via}',
    types: 'Tempo inteiro; Tempo parcial; CLT; PJ; Contrato a termo; Temporário; Meio período; Efetivo',
    remote: 'teletrabalho; remoto; híbrido; home office',
    freelance: 'Autônomo~Autônoma; Freelancer; Trabalhador independente~Trabalhadora independente; Por conta própria',
    ownName: 'Ateliê {name}; {family} Consultoria; Estúdio {family}',
    page: 'Página {p} de {q}; {p}/{q}; {p}; pág. {p}',
    references: 'A pedido; Disponíveis mediante solicitação',
    intern: 'Estagiário~Estagiária; Estágio; Jovem aprendiz; {title} (estágio); Trainee',
    fresher: 'Primeiro emprego; Recém-formado~Recém-formada; Sem experiência',
    thesis: 'Tese; Trabalho de conclusão; Especialidade',
    grade: 'média 1{k} valores; CR 8,{k}; com distinção; Média final: 9,{k}',
    careerBreak: 'Licença de maternidade; Ano sabático; Apoio à família; Procura de emprego; Viagem',
    columns: 'Período; Empresa; Cargo; Funções; Local',
    skillGroups: 'Ferramentas; Técnicas; Programas; Métodos; Básico; Profissionais; Avançado; Dia a dia',
    photo: 'Foto; Fotografia',
    cv: 'Curriculum Vitae; Currículo; CV; CURRÍCULO',
  },
  summaries: {
    years:
      '{n} anos de experiência, quase todos em {city}.; Mais de {n} anos de ofício e a mesma vontade.; {title} com {n} anos de experiência e calma.; Experiência de {n} anos com {skill}.',
    plain:
      'Procuro uma equipa que acabe o que começa.; Ordem, calma e bom humor.; Bom domínio de {skill}.; Cumpro os prazos que dou.; {title} com vontade de aprender.; Busco crescer numa empresa de {city}.',
  },
  bullets:
    'Coordenação de {n} pessoas; Orçamento de {money}; Implantação de {skill} em {k} unidades; Custos {p}% menores em {n} meses; Resposta a {big} pedidos por ano; Contacto com {client} e dois organismos; Escalas de {n} pessoas; Presença em feiras em {city}; Formação de {k} aprendizes; Negociação com {n} fornecedores; Uso diário de {skill}; Relatório semanal para a direção; Satisfação dos clientes de {p} para 9{k}%; Todas as metas de {year} cumpridas; Apoio na mudança de instalações; Poupança de {money} com um segundo orçamento',
  traps:
    'Promoção a {title2} em {year}; Cedência à {client}, {city}, durante {k} meses; {from} – {to}: transferência da fábrica da {client}; Reporte direto: {title2}; Projeto: {client} ({year}); Substituição do {title2} no verão de {year}; Formação de novos colegas; Experiência em auditorias da {client}; {client} | arranque | {year}; Em {year}, compra pela {client}; Competências em {skill} passadas à equipa',
  paragraphs: {
    past: 'De {from} a {to} trabalhei como {title} na {employer}, em {place}.; Entre {from} e {to} exerci o cargo de {title} na {employer} ({place}).',
    present:
      'Desde {from} trabalho como {title} na {employer}, em {place}.; Exerço desde {from} o cargo de {title} na {employer} ({place}).',
  },
  money: '{n} mil euros; R$ {n} mil; R$ {n} milhões; {n} M€; {n}.000 €',
  softSkills:
    'Trabalho em equipa; Paciência; Pontualidade; Organização; Proatividade; Bom humor; Comunicação; Empatia; Responsabilidade',
  languageNames: 'Português; Inglês; Espanhol; Francês; Alemão; Italiano; Libras; Crioulo',
  languageLevels: 'nativo; fluente; básico; intermédio; B2; C1; A2; avançado; intermediário',
  interests:
    'surf; xadrez; violão; cozinha; corrida; leitura; fotografia; teatro; jardinagem; capoeira; observação de aves; futebol',
  projects:
    '{name}: aplicação para apicultores ({skill}); Estação meteorológica na escola, {skill}; Empréstimo de ferramentas entre vizinhos, {n} sócios; Previsão de estacionamento em {city} ({skill}); {name}, agenda de um coro de {n} vozes',
  awards:
    'Funcionário do ano {year}~Funcionária do ano {year}; Prémio Fundação {name}, {year}; Bolsa de mérito {year}; Segundo lugar, concurso {name} {year}',
  certificates:
    'Carta de condução B; CNH categoria B; Primeiros socorros; Manipulação de alimentos; NR-10; First Certificate; CCP; Operador de empilhador; Scrum Master',
  issuers: 'Academia {name}; Instituto {name}; SENAC {city}; IEFP {city}; {name} Formação {legal}; {client}',
  publications:
    'Da paciência dos instrumentos; Andorinhões sobre {city}; Um sensor barato para solos húmidos; Amostra pequena, tese grande; O preço do pão em {city} depois da cheia',
  volunteer:
    'Treinador~Treinadora @ Clube {name}; Voluntário~Voluntária @ Banco Alimentar de {city}; Tesoureiro~Tesoureira @ Associação {name}; Socorrista @ Cruz Vermelha de {city}',
}

import { MODELOS_DE_TEXTO } from '@vetlume/dominio/modelos'
import { sql } from 'kysely'
import type { Ambiente } from '../../../apps/api/teste/ambiente.ts'
import type { Cenario } from '../../../apps/api/teste/matriz/index.ts'
import { modelosDaEmpresa } from '../../../apps/api/teste/modelo-documento/modelos-da-empresa.ts'

const QUANDO = `'2026-11-20T12:34:56.789012Z'`

/** Values of the tables that no flow of the scenario fills: $c is the company, and a word with @ a row of hers. */
const LINHAS: Readonly<Record<string, Record<string, string>>> = {
  equipamento: { nome: `'Sonda'` },
  tabela_preco: { nome: `'Convênio'` },
  tabela_preco_item: { tabela: '@tabela_preco', servico: '@servico', centavos: '12345' },
  plano_saude_preco: { plano_saude: '(select codigo from plano_saude limit 1)', servico: '@servico', centavos: '999' },
  parceiro_preco: { parceiro: '@parceiro', servico: '@servico', centavos: '1' },
  parceiro_contato: { parceiro: '@parceiro', ordem: '0', nome: `'Recepção "da" clínica'` },
  servico_composicao: { pacote: '@servico where pacote', servico: '@servico where not pacote', ordem: '0' },
  servico_equipamento: { servico: '@servico', equipamento: '@equipamento' },
  especialista_bloqueio: {
    especialista: '@especialista',
    dia_semana: '1',
    inicio: `'08:00'`,
    fim: `'09:00'`,
    motivo: `'Reunião'`,
  },
  especialista_cidade: { especialista: '@especialista', cidade: '(select ibge from cidade limit 1)' },
  especialista_especialidade: { especialista: '@especialista', especialidade: '@especialidade' },
  especialista_excecao: {
    especialista: '@especialista',
    tipo: `'FOLGA'`,
    motivo: `'CURSO'`,
    de: `'2026-12-24'`,
    ate: `'2026-12-26'`,
  },
  especialista_horario: { especialista: '@especialista', dia_semana: '2', inicio: `'08:00'`, fim: `'24:00'` },
  deslocamento_corrigido: {
    trecho: `'a|b'`,
    minutos: '25',
    corrigido_por: '(select usuario from vinculo where cliente = $c limit 1)',
    corrigido_em: QUANDO,
  },
  lista_salva: {
    usuario: '(select usuario from vinculo where cliente = $c limit 1)',
    lista: `'atendimento/lista'`,
    nome: `'Urgentes "do dia"'`,
    consulta: `'{"prioridade": "URGENTE", "ordem": "-criadoEm"}'`,
    colunas: `'{"ordem": ["numero", "prazo"], "ocultas": ["parceiro"]}'`,
    alterada_em: QUANDO,
  },
  abreviatura: {
    usuario: '(select usuario from vinculo where cliente = $c limit 1)',
    atalho: `'fig'`,
    texto: `'Fígado com {{animal.nome}}'`,
    alterada_em: QUANDO,
  },
  laudo_revisao: {
    laudo: '@laudo',
    tipo: `'ENVIO'`,
    revisor: '@especialista',
    usuario: '(select usuario from vinculo where cliente = $c limit 1)',
    autor: `'Ana "A" Prado'`,
    avisos: `'{"avisos": [{"regra": "jejum", "mensagem": "O jejum não foi dito.", "secao": null}], "resposta": null}'`,
    nivel: `'SIMPLES'`,
    conteudo_sha256: `'a1'`,
    quando: QUANDO,
  },
  estudo_recebido: {
    uid: `'1.2.840.1'`,
    equipamento: '@equipamento',
    estado: `'LIGADO'`,
    paciente: `'Silva Mel'`,
    realizado_em: `'2026-11-20'`,
    realizado_as: `'12:34:56'`,
    imagens: '1',
    recebido_em: QUANDO,
    ultima_em: QUANDO,
    item: '@atendimento_item',
    ligado_em: QUANDO,
  },
  imagem_recebida: {
    estudo: '@estudo_recebido',
    uid: `'1.2.840.2'`,
    serie: `'1.2.840.3'`,
    numero: '1',
    classe: `'1.2.840.10008.5.1.4.1.1.6.1'`,
    arquivo: '@arquivo',
    dicom: `'{"quadros": 1}'`,
    metadados: `'{"00100010": {"vr": "PN", "Value": [{"Alphabetic": "Silva^Mel"}]}}'`,
    recebida_em: QUANDO,
  },
  laudo_relatorio: {
    laudo: '@laudo',
    arquivo: '@arquivo',
    dicom: `'{"modalidade": "SR", "paciente": "Rex", "especie": null, "realizadoEm": null, "aparelho": null, "quadros": 1}'`,
    medidas: `'[]'`,
  },
  papel: { nome: `'Balcão da noite'`, permissoes: `'{agenda:ler,base:ler}'` },
  pedido_titular_abertura: { pedido: '@pedido_titular', formato: `'pdf'`, quando: QUANDO },
  eliminacao_agendada: { tutor: '@tutor', parte: `'FISCAL'`, quando: `'2031-01-01'` },
  animal_tutor: { animal: '@animal', tutor: '@tutor' },
  animal_vacina: {
    animal: '@animal',
    vacina: `'Antirrábica'`,
    dia: `'2026-10-01'`,
    lote: `'A "1"'`,
    fabricante: `'Fábrica'`,
    proxima: `'2027-10-01'`,
    aplicada_por: `'Clínica do bairro'`,
    observacao: `'Sem reação'`,
  },
  tutor_consentimento: {
    tutor: '@tutor',
    finalidade: `'COMUNICACAO_EMAIL'`,
    concedido: 'true',
    versao_texto: `'1'`,
    quando: QUANDO,
  },
  agendamento_equipamento: {
    agendamento: '@agendamento',
    equipamento: '@equipamento',
    inicio: `'2027-02-02T13:00Z'`,
    fim: `'2027-02-02T13:40Z'`,
    ocupa: 'true',
  },
  agendamento_evento: {
    agendamento: '@agendamento',
    tipo: `'CRIADO'`,
    texto: `E'Linha um\\nlinha dois \\\\ 😺'`,
    autor: `'Ana'`,
    quando: QUANDO,
  },
  agendamento_janela: { agendamento: '@agendamento', dia: `'2026-12-01'`, inicio: `'08:00'`, fim: `'12:00'` },
  agendamento_lembrete: {
    agendamento: '@agendamento',
    inicio: QUANDO,
    segredo_hash: `'\\xabcdef'`,
    criado_em: QUANDO,
    expira_em: QUANDO,
  },
  atendimento_anexo: { atendimento: '@atendimento', arquivo: '@arquivo', autor: `'Ana'`, criado_em: QUANDO },
  atendimento_comentario: {
    atendimento: '@atendimento',
    usuario: '(select usuario from vinculo where cliente = $c limit 1)',
    autor: `'Ana'`,
    do_parceiro: 'false',
    texto: `'Oi'`,
    criado_em: QUANDO,
  },
  notificacao_leitura: { usuario: '(select usuario from vinculo where cliente = $c limit 1)', ate: '@notificacao' },
  pagamento: {
    titulo: '@titulo',
    valor_centavos: '100',
    metodo: `'PIX'`,
    pago_em: `'2026-11-20'`,
    criado_em: QUANDO,
    conta_financeira: '@conta_financeira',
  },
  conciliacao: { pagamento: '@pagamento', movimento: '@movimento_bancario', autor: `'Ana'`, criado_em: QUANDO },
  conciliacao_transferencia: {
    transferencia: '@transferencia',
    conta_financeira: '@conta_financeira',
    movimento: '@movimento_bancario',
    autor: `'Ana'`,
    criado_em: QUANDO,
  },
  pagamento_sem_extrato: { pagamento: '@pagamento', conta_financeira: '@conta_financeira', dia: `'2026-11-20'` },
  titulo_anexo: { titulo: '@titulo', arquivo: '@arquivo', autor: `'Ana'`, criado_em: QUANDO },
  cobranca_pausada: { titulo: '@titulo', autor: `'Ana'`, criado_em: QUANDO },
  cobranca_enviada: {
    titulo: '@titulo',
    vencimento: `'2026-11-20'`,
    dias: '3',
    para: `array['a@b.vet', 'c"d,{}@e.vet']`,
    criado_em: QUANDO,
  },
  fechamento_contestacao: {
    fechamento: '@fechamento',
    titulo: '@titulo',
    comentario: `'Não reconheço'`,
    autor: `'Clínica'`,
    criado_em: QUANDO,
  },
  mapa_de_extrato: {
    conta_financeira: '@conta_financeira',
    cabecalho: `'dia;valor'`,
    mapa: `'{"dia": 0, "valor": 1.50}'`,
    autor: `'Ana'`,
    criado_em: QUANDO,
  },
  pix_reunido: { txid: `'TX1'`, criado_em: QUANDO },
  cobranca_pix: {
    codigo: 'uuidv7()',
    provedor: `'MERCADO_PAGO'`,
    estado: `'APROVADA'`,
    resumo: `'abc'`,
    conta_financeira: '@conta_financeira',
    valor_centavos: '1234',
    expira_em: QUANDO,
    conferir_em: QUANDO,
    criada_em: QUANDO,
    mudou_em: QUANDO,
  },
  cobranca_pix_titulo: {
    cobranca: '@cobranca_pix',
    titulo: '@titulo',
    valor_centavos: '1234',
    acrescimo_centavos: '34',
  },
  pix_reunido_titulo: { txid: `'TX1'`, titulo: '@titulo' },
  regua_cobranca: { ativa: 'true', hora: `'09:30'`, passos: `'[{"dias": -3}]'` },
  renegociacao: { natureza: `'RECEBER'`, motivo: `'Acordo'`, autor: `'Ana'`, criado_em: QUANDO },
  acerto_deslocamento: {
    acerto: '@acerto',
    especialista: '@especialista',
    dia: `'2026-11-19'`,
    km_decimos: '123',
    centavos: '456',
    linhas: `'[]'`,
    vale: 'false',
  },
  soma_do_dia: {
    soma: `'RAZAO'`,
    dia: `'2026-11-20'`,
    parte: '1',
    quantidade: '1',
    entradas: '9007199254740993',
    saidas: '0',
    tipo_despesa: '(select codigo from tipo_despesa limit 1)',
  },
  nota_fiscal_configuracao: {
    leiaute: `'1.01'`,
    serie: `'900'`,
    municipio: '(select ibge from cidade limit 1)',
    regime: `'MEI'`,
    regime_especial: `'0'`,
    aliquota_bp: '200',
    iss_retido: 'false',
    codigo_tributacao: `'050101'`,
  },
  nota_fiscal_de_teste: { id_dps: `'DPS1'`, resumo: `'r'`, estado: `'RECEBIDA'` },
}

/** Fills what is empty. Nothing follows from these rows: they stand for what verbs leave, not for the verbs. */
export async function encher(amb: Ambiente, { empresa, animal }: Cenario): Promise<void> {
  // What the scenario caused is told by then: the notices are there to be read.
  await amb.tarefas.esvaziar()
  const daEmpresa = modelosDaEmpresa(empresa)
  const termo = MODELOS_DE_TEXTO.find(({ tipo }) => tipo === 'TERMO')
  if (termo === undefined) throw new Error('no model of a term')
  const codigo = await daEmpresa.publicarTexto('TERMO', termo.estrutura)
  const { especialista } = empresa
  const { status } = await empresa.como.CLIENTE('POST /modelo-documento/:codigo/documento', {
    codigo,
    animal,
    especialista,
  })
  if (status !== 201) throw new Error(`the term was not issued: ${status}`)
  const dela = (valor: string) =>
    valor
      .replace(/^@(\w+)( where (.*))?$/, (_, tabela: string, _onde, condicao = 'true') => {
        return `(select codigo from ${tabela} where cliente = $c and ${condicao} order by codigo limit 1)`
      })
      .replaceAll('$c', `'${empresa.cliente}'`)
  await amb.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into servico (cliente, nome, modalidade, duracao_minutos, preco_centavos, pacote)
      select cliente, 'Pacote', modalidade, 60, 1, true from servico where cliente = ${empresa.cliente} limit 1`.execute(
      tx,
    )
    for (const [tabela, valores] of Object.entries(LINHAS)) {
      const colunas = ['cliente', ...Object.keys(valores)].join(', ')
      const linha = [`'${empresa.cliente}'`, ...Object.values(valores).map(dela)].join(', ')
      await sql.raw(`insert into ${tabela} (${colunas}) values (${linha}) on conflict do nothing`).execute(tx)
    }
  })
}

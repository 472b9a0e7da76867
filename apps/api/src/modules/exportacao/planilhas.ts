import { ROTULOS_DO_SEXO } from '@vetlume/dominio/animal'
import { ROTULOS_DO_ATENDIMENTO } from '@vetlume/dominio/atendimento'
import { ROTULOS_DO_METODO, ROTULOS_DO_TITULO } from '@vetlume/dominio/financeiro'
import { formatarCep, formatarCpf, formatarCpfOuCnpj, formatarTelefone } from '@vetlume/dominio/formatos'
import { ROTULOS_DA_COBRANCA_DO_PARCEIRO } from '@vetlume/dominio/parceiro'
import { ROTULOS_DA_MODALIDADE } from '@vetlume/dominio/servico'
import { formatarData, formatarDataHora } from '@vetlume/dominio/tempo'
import Papa from 'papaparse'

/** How a value of the database is shown. The zone is the company's. */
type Forma = (valor: unknown, fuso: string) => string

export interface ColunaDaPlanilha {
  titulo: string
  /** Of the row, in SQL. */
  sql: string
  forma?: Forma
}

export interface Planilha {
  nome: string
  titulo: string
  /** Rows with `codigo`, of the company `$empresa` by `cliente`. */
  de: string
  colunas: readonly ColunaDaPlanilha[]
}

const emReais: Forma = (centavos) => (Number(centavos) / 100).toFixed(2).replace('.', ',')
const simOuNao: Forma = (valor) => (valor === true ? 'sim' : 'não')
const situacao: Forma = (ativo) => (ativo === true ? 'ativo' : 'inativo')
const dia: Forma = (valor) => formatarData(String(valor))
const momento: Forma = (valor, fuso) => formatarDataHora(new Date(String(valor)).toISOString(), fuso)
const com =
  (formatar: (texto: string) => string): Forma =>
  (valor) =>
    formatar(String(valor))
const entre =
  (rotulos: Readonly<Record<string, string>>): Forma =>
  (valor) =>
    rotulos[String(valor)] ?? String(valor)
const c = (titulo: string, sql: string, forma?: Forma): ColunaDaPlanilha =>
  forma === undefined ? { titulo, sql } : { titulo, sql, forma }

const endereco = (de: string): ColunaDaPlanilha[] => [
  c('CEP', `${de}.cep`, com(formatarCep)),
  c('Endereço', `${de}.logradouro`),
  c('Número', `${de}.numero`),
  c('Complemento', `${de}.complemento`),
  c('Bairro', `${de}.bairro`),
  c('Cidade', 'm.nome'),
  c('UF', 'm.uf'),
]

const doTutor: ColunaDaPlanilha[] = [
  c('Nome do tutor', 't.nome'),
  c('CPF do tutor', 't.cpf', com(formatarCpf)),
  c('Tutor estrangeiro, sem CPF', 't.estrangeiro', simOuNao),
  c('Documento estrangeiro', 't.documento'),
  c('Telefone do tutor', 't.telefone', com(formatarTelefone)),
  c('Outro telefone do tutor', 't.outro_telefone', com(formatarTelefone)),
  c('WhatsApp do tutor', 't.whatsapp', com(formatarTelefone)),
  c('E-mail do tutor', 't.email'),
  ...endereco('t'),
  c('Situação do tutor', 't.ativo', situacao),
]

/** The registries and what people count most, with the titles that the product's own import knows. */
export const PLANILHAS: readonly Planilha[] = [
  {
    nome: 'pacientes',
    titulo: 'Pacientes e tutores',
    de: `animal l join tutor t on t.cliente = l.cliente and t.codigo = l.tutor left join cidade m on m.ibge = t.cidade
      join especie e on e.codigo = l.especie left join raca r on r.codigo = l.raca
      left join plano_saude s on s.codigo = l.plano_saude left join parceiro p on p.cliente = l.cliente and p.codigo = l.parceiro`,
    colunas: [
      ...doTutor,
      c('Nome do animal', 'l.nome'),
      c('Espécie', 'e.nome'),
      c('Raça', 'r.nome'),
      c('Sexo', 'l.sexo', entre(ROTULOS_DO_SEXO)),
      c('Castrado', 'l.castrado', simOuNao),
      c('Nascimento', 'l.nascimento', dia),
      c('Nascimento presumido', 'l.nascimento_presumido', simOuNao),
      c('Pelagem', 'l.pelagem'),
      c('Peso (kg)', 'l.peso_gramas', (gramas) => String(Number(gramas) / 1000).replace('.', ',')),
      c('Microchip', 'l.microchip'),
      c('SinPatinhas', 'l.sinpatinhas'),
      c('Sinais particulares', 'l.sinais'),
      c('Alerta', 'l.alerta'),
      c('Plano de saúde', `s.operadora || ' ' || s.nome`),
      c('Carteirinha do plano', 'l.carteirinha'),
      c('No plano desde', 'l.plano_desde', dia),
      c('Clínica de origem', 'p.nome'),
      c('Data do óbito', 'l.obito', dia),
      c('Motivo do óbito', 'l.obito_motivo'),
      c('Situação do animal', 'l.ativo', situacao),
    ],
  },
  {
    nome: 'tutores',
    titulo: 'Tutores',
    de: '(select * from tutor) l join tutor t on t.cliente = l.cliente and t.codigo = l.codigo left join cidade m on m.ibge = t.cidade',
    colunas: doTutor,
  },
  {
    nome: 'clinicas',
    titulo: 'Clínicas parceiras',
    de: `parceiro l left join cidade m on m.ibge = l.cidade
      left join tabela_preco t on t.cliente = l.cliente and t.codigo = l.tabela_preco`,
    colunas: [
      c('Nome fantasia', 'l.nome'),
      c('Razão social', 'l.razao_social'),
      c('CNPJ ou CPF', 'l.documento', com(formatarCpfOuCnpj)),
      c('CRMV da clínica', 'l.crmv_pj'),
      c('Telefone', 'l.telefone', com(formatarTelefone)),
      c('E-mail', 'l.email'),
      ...endereco('l'),
      c('Cobrança', 'l.modo_cobranca', entre(ROTULOS_DA_COBRANCA_DO_PARCEIRO)),
      c('Dia do fechamento', 'l.dia_fechamento'),
      c('Dia do vencimento', 'l.dia_vencimento'),
      c('Limite de crédito (R$)', 'l.limite_credito_centavos', emReais),
      c('Tabela de preço', 't.nome'),
      c('Observações', 'l.observacoes'),
      c('Situação', 'l.ativo', situacao),
    ],
  },
  {
    nome: 'servicos',
    titulo: 'Serviços',
    de: 'servico l left join especialidade e on e.cliente = l.cliente and e.codigo = l.especialidade',
    colunas: [
      c('Serviço', 'l.nome'),
      c('Modalidade', 'l.modalidade', entre(ROTULOS_DA_MODALIDADE)),
      c('Preço (R$)', 'l.preco_centavos', emReais),
      c('Custo (R$)', 'l.custo_centavos', emReais),
      c('Duração (min)', 'l.duracao_minutos'),
      c('Especialidade', 'e.nome'),
      c('Prazo de rotina (horas)', 'l.prazo_rotina_horas'),
      c('Prazo de urgência (horas)', 'l.prazo_urgente_horas'),
      c('Tem laudo', 'l.exige_laudo', simOuNao),
      c('Laudo com revisão', 'l.exige_revisao', simOuNao),
      c('Preparo', 'l.preparo'),
      c('Pacote', 'l.pacote', simOuNao),
      c('Situação', 'l.ativo', situacao),
    ],
  },
  {
    nome: 'especialistas',
    titulo: 'Especialistas',
    de: 'especialista l left join especialidade e on e.cliente = l.cliente and e.codigo = l.especialidade',
    colunas: [
      c('Nome', 'l.nome'),
      c('CRMV', `l.crmv_uf || ' ' || l.crmv_numero`),
      c('CPF', 'l.cpf', com(formatarCpf)),
      c('Especialidade', 'e.nome'),
      c('Telefone', 'l.telefone', com(formatarTelefone)),
      c('E-mail', 'l.email'),
      c('Chave Pix', 'l.chave_pix'),
      c('Situação', 'l.ativo', situacao),
    ],
  },
  {
    nome: 'atendimentos',
    titulo: 'Atendimentos',
    de: `atendimento l join animal a on a.cliente = l.cliente and a.codigo = l.animal
      join tutor t on t.cliente = l.cliente and t.codigo = l.tutor
      left join parceiro p on p.cliente = l.cliente and p.codigo = l.parceiro
      left join especialista e on e.cliente = l.cliente and e.codigo = l.especialista`,
    colunas: [
      c('Número', 'l.numero'),
      c('Situação', 'l.estado', entre(ROTULOS_DO_ATENDIMENTO)),
      c('Criado em', 'l.criado_em', momento),
      c('Realizado em', 'l.realizado_em', momento),
      c('Paciente', 'a.nome'),
      c('Tutor', 't.nome'),
      c('Clínica', 'p.nome'),
      c('Especialista', 'e.nome'),
      c('Suspeita', 'l.suspeita'),
      c('Total (R$)', 'l.total_centavos', emReais),
    ],
  },
  {
    nome: 'contas',
    titulo: 'Contas a pagar e a receber',
    de: 'titulo l',
    colunas: [
      c('Número', 'l.numero'),
      c('A pagar ou a receber', 'l.natureza', entre({ PAGAR: 'a pagar', RECEBER: 'a receber' })),
      c('Situação', 'l.estado', entre(ROTULOS_DO_TITULO)),
      c('Descrição', 'l.descricao'),
      c('De ou para quem', 'l.contraparte'),
      c('Número do documento', 'l.numero_documento'),
      c('Forma prevista', 'l.forma', entre(ROTULOS_DO_METODO)),
      c('Competência', 'l.competencia', dia),
      c('Emissão', 'l.emissao', dia),
      c('Vencimento', 'l.vencimento', dia),
      c('Valor (R$)', 'l.valor_centavos', emReais),
      c('Desconto (R$)', 'l.desconto_centavos', emReais),
      c('Acréscimo (R$)', 'l.acrescimo_centavos', emReais),
      c('Pago (R$)', 'l.pago_centavos', emReais),
    ],
  },
  {
    nome: 'arquivos',
    titulo: 'Arquivos',
    de: 'arquivo l left join animal a on a.cliente = l.cliente and a.codigo = l.animal',
    colunas: [
      c('Nome', 'l.nome'),
      c('Tipo', 'l.tipo'),
      c('Tamanho (bytes)', 'l.tamanho'),
      c('Paciente', 'a.nome'),
      c('Enviado em', 'l.criado_em', momento),
      c('SHA-256 (nome em arquivos/)', 'l.sha256'),
    ],
  },
]

/** What a spreadsheet would run. */
const FORMULA = /^(?:[=+@\t\r]|-(?!\d+(?:,\d+)?%?$))/

/** As the lists write theirs: semicolons, UTF-8 with BOM, formulas neutralised. */
export const emCsv = (linhas: string[][]): string =>
  `${Papa.unparse(linhas, { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA })}\r\n`

export const BOM = '\ufeff'

/** Lines of a page: rows whose columns come as `c0`, `c1`… */
export const linhasDaPlanilha = (
  { colunas }: Planilha,
  registros: readonly Record<string, unknown>[],
  fuso: string,
): string =>
  emCsv(
    registros.map((registro) =>
      colunas.map(({ forma = String }, i) => {
        const valor = registro[`c${i}`]
        return valor === null || valor === undefined ? '' : forma(valor, fuso)
      }),
    ),
  )

import * as z from 'zod/mini'
import { filtroDeAtivos, linha, linhaDeCadastro, listaDeCadastro, rotasDoCadastro } from '../cadastro/index.ts'
import { cidadeDoEndereco, codigoIbge } from '../cidade/index.ts'
import { data, endpoint, opcional, type RespostaDe } from '../contrato/index.ts'
import { esquemaUf, UFS } from '../formatos/index.ts'
import { ABRANGENCIAS_DO_FERIADO } from './rotulos.ts'

const abrangencia = z.enum(ABRANGENCIAS_DO_FERIADO)

const ficha = {
  nome: z.string(),
  abrangencia,
  uf: z.nullable(z.enum(UFS)),
  cidade: z.nullable(cidadeDoEndereco),
  /** Of one date, or of `dia` and `mes` of every year. */
  data: z.nullable(data),
  mes: z.nullable(z.int()),
  dia: z.nullable(z.int()),
  facultativo: z.boolean(),
}

export const itemDeFeriado = z.object({ ...linhaDeCadastro, ...ficha })
export type ItemDeFeriado = z.infer<typeof itemDeFeriado>

/** What the form of a holiday holds. */
export const dadosDoFeriado = z.object({
  nome: linha(120),
  abrangencia,
  uf: opcional(esquemaUf),
  cidade: opcional(codigoIbge),
  data: opcional(data),
  mes: opcional(z.int().check(z.minimum(1), z.maximum(12))),
  dia: opcional(z.int().check(z.minimum(1), z.maximum(31))),
  facultativo: z._default(z.boolean(), false),
})
export type DadosDoFeriado = z.output<typeof dadosDoFeriado>

const regra = (path: string, error: string, vale: (feriado: DadosDoFeriado) => boolean) =>
  z.refine<DadosDoFeriado>(vale, { path: [path], error })

/** A leap year, so that 29 February is a day of some year. */
const diaExiste = ({ mes, dia }: DadosDoFeriado): boolean =>
  mes === null || dia === null || dia <= new Date(Date.UTC(2024, mes, 0)).getUTCDate()

const repeteTodoAno = ({ data: unica }: DadosDoFeriado): boolean => unica === null

export const REGRAS_DO_FERIADO = [
  regra('uf', 'Escolha o estado (UF).', (f) => f.abrangencia !== 'ESTADUAL' || f.uf !== null),
  regra('uf', 'Só o feriado estadual tem estado.', (f) => f.abrangencia === 'ESTADUAL' || f.uf === null),
  regra('cidade', 'Escolha a cidade.', (f) => f.abrangencia !== 'MUNICIPAL' || f.cidade !== null),
  regra('cidade', 'Só o feriado municipal tem cidade.', (f) => f.abrangencia === 'MUNICIPAL' || f.cidade === null),
  regra('data', 'Informe a data, ou o dia e o mês de todo ano: um dos dois.', (f) =>
    repeteTodoAno(f) ? f.mes !== null || f.dia !== null : f.mes === null && f.dia === null,
  ),
  regra('mes', 'Informe o mês.', (f) => f.dia === null || f.mes !== null),
  regra('dia', 'Informe o dia.', (f) => f.mes === null || f.dia !== null),
  regra('dia', 'Este mês não tem este dia.', diaExiste),
] as const

/** A year is enough to plan, and keeps the answer small. */
const MAXIMO_DE_DIAS = 731
const periodo = z.object({ de: data, ate: data, cidade: z.optional(codigoIbge) }).check(
  z.refine(({ de, ate }) => de <= ate, { path: ['ate'], error: 'O fim não pode vir antes do começo.' }),
  z.refine(({ de, ate }) => Date.parse(ate) - Date.parse(de) < MAXIMO_DE_DIAS * 86_400_000, {
    path: ['ate'],
    error: 'Consulte até dois anos de cada vez.',
  }),
)

export const contratoFeriado = {
  'GET /feriado/calendario': endpoint({
    resumo: 'Feriados de um período: os nacionais de cada ano e os cadastrados, do país ou de uma cidade',
    permissao: 'base:ler',
    escopo: 'plataforma',
    entrada: periodo,
    resposta: z.array(z.object({ dia: data, nome: z.string(), abrangencia, facultativo: z.boolean() })),
  }),
  ...rotasDoCadastro({
    caminho: 'feriado',
    nome: 'feriado',
    ler: 'base:ler',
    escrever: 'base:escrever',
    escopo: 'plataforma',
    lista: listaDeCadastro({
      resumo: 'Feriados cadastrados, além dos nacionais que todo ano tem',
      permissao: 'base:ler',
      escopo: 'plataforma',
      ordens: ['nome', 'abrangencia', 'data'],
      padrao: 'data',
      filtros: {
        ...filtroDeAtivos,
        abrangencia: z.optional(abrangencia),
        uf: z.optional(esquemaUf),
        cidade: z.optional(codigoIbge),
      },
      item: itemDeFeriado,
    }),
    campos: dadosDoFeriado,
    regras: REGRAS_DO_FERIADO,
    ficha,
  }),
}
export type FeriadoDoCadastro = RespostaDe<(typeof contratoFeriado)['GET /feriado/:codigo']>

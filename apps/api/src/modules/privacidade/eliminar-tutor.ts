import { formatarCpf, formatarTelefone } from '@vetlume/dominio/formatos'
import { FINALIDADES } from '@vetlume/dominio/tutor'
import { sql, type RawBuilder } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { juntas } from '../../infra/banco/index.ts'
import { descartarEstudos } from '../estudo/index.ts'
import { negar } from './abrir-pelo-link.ts'
import { estudosSoltosDoTutor } from './estudos-do-tutor.ts'
import { riscarDaTrilha } from './riscar-trilha.ts'
import type { Local } from './local.ts'
import { animaisDe, tutoresDe } from './relatorio-do-tutor.ts'

export const ANONIMO = 'Titular anonimizado'
const RISCADO = '(eliminado)'

export interface Rastros {
  tutores: string[]
  /** Names: struck only in what is tied to the person, for others have the same. */
  nomes: string[]
  /** Values that are nobody else's: struck wherever they stand. */
  valores: string[]
  emails: string[]
}

interface Linha {
  codigo: string
  nome: string
  cpf: string | null
  documento: string | null
  telefone: string | null
  outro_telefone: string | null
  whatsapp: string | null
  email: string | null
}

const comMascara = (valor: string | null, mascara: (valor: string) => string): string[] =>
  valor === null ? [] : [valor, mascara(valor)]

/** How the person is written in texts: as stored, and as people read it. Locks the records, the merged ones too. */
export async function rastrosDoTutor({ tx, cliente }: Local, tutor: string): Promise<Rastros> {
  const { rows } = await sql<Linha>`
    select codigo, nome, cpf, documento, telefone, outro_telefone, whatsapp, email from tutor
    where cliente = ${cliente} and ${tutor} in (codigo, unido_a) and anonimizado_em is null order by codigo for update`.execute(
    tx,
  )
  const unicos = (valores: string[]) =>
    [...new Set(valores)].filter((valor) => valor.length > 4).toSorted((a, b) => b.length - a.length)
  return {
    tutores: rows.map(({ codigo }) => codigo),
    nomes: unicos(rows.map(({ nome }) => nome)),
    valores: unicos(
      rows.flatMap((t) => [
        ...comMascara(t.cpf, formatarCpf),
        ...[t.telefone, t.outro_telefone, t.whatsapp].flatMap((fone) => comMascara(fone, formatarTelefone)),
        ...(t.documento === null ? [] : [t.documento]),
        ...(t.email === null ? [] : [t.email]),
      ]),
    ),
    emails: rows.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()])),
  }
}

/** The text without any of the strings. */
const sem = (coluna: RawBuilder<unknown>, trechos: readonly string[]): RawBuilder<unknown> =>
  trechos.reduce<RawBuilder<unknown>>((texto, trecho) => sql`replace(${texto}, ${trecho}, ${RISCADO})`, coluna)

const riscar = (
  tabela: string,
  colunas: readonly string[],
  trechos: readonly string[],
  quais: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const trocas = colunas.map((coluna) => sql`${sql.ref(coluna)} = ${sem(sql.ref(coluna), trechos)}`)
  const tocadas = colunas.map((coluna) => sql`${sql.ref(coluna)} <> ${sem(sql.ref(coluna), trechos)}`)
  return sql`update ${sql.table(tabela)} set ${sql.join(trocas)} where ${quais} and (${sql.join(tocadas, sql` or `)})`
}

/** Where DICOM writes people: names and contacts of the patient's owner, the patient's own name (which carries theirs), comments. */
const PESSOAS_NO_DICOM = [
  '00100010',
  '00101001',
  '00101040',
  '00101060',
  '00102154',
  '00102155',
  '00102297',
  '00104000',
]

const DESCARTE = 'Eliminação de dados pedida pelo titular'
/** The number of the patient: of a study of no exam it serves nothing, and may be a document. */
const NUMERO_DO_PACIENTE = '00100020'

/**
 * What machines wrote of the exams, and of studies of none that are theirs. Their spelling is their own, so that the whole field goes, and
 * not what is found of the name.
 */
function semNomesNasImagens(
  cliente: string,
  doAtendimento: RawBuilder<unknown>,
  soltos: readonly string[],
): RawBuilder<unknown>[] {
  const semPaciente = sql`dicom || '{"paciente": null}'`
  const doEstudo = sql`select codigo from estudo_recebido where cliente = ${cliente}
    and item in (select codigo from atendimento_item where ${doAtendimento})`
  const deNinguem = sql`any(${[...soltos]}::uuid[])`
  const doLaudo = sql`cliente = ${cliente} and laudo in (select codigo from laudo where ${doAtendimento}) and dicom ->> 'paciente' is not null`
  return [
    sql`update imagem_recebida set dicom = ${semPaciente}, metadados = metadados - ${PESSOAS_NO_DICOM}::text[]
      where cliente = ${cliente} and estudo in (${doEstudo})`,
    sql`update estudo_recebido set paciente = null, responsavel = null, descricao = null where cliente = ${cliente} and codigo in (${doEstudo})`,
    sql`update imagem_recebida set dicom = ${semPaciente}, metadados = metadados - ${[...PESSOAS_NO_DICOM, NUMERO_DO_PACIENTE]}::text[]
      where cliente = ${cliente} and estudo = ${deNinguem}`,
    sql`update estudo_recebido set paciente = null, responsavel = null, descricao = null, identificacao = null
      where cliente = ${cliente} and codigo = ${deNinguem}`,
    sql`update laudo_imagem set dicom = ${semPaciente} where ${doLaudo}`,
    sql`update laudo_relatorio set dicom = ${semPaciente} where ${doLaudo}`,
  ]
}

interface Alcance {
  cliente: string
  tutor: string
  /** Studies of machines that are of no exam. */
  soltos: readonly string[]
}

function instrucoes({ cliente, tutor, soltos }: Alcance, { nomes, valores, emails }: Rastros, agora: string) {
  const animais = animaisDe(cliente, tutor)
  const trechos = [...valores, ...nomes]
  const dele = sql`cliente = ${cliente} and animal in ${animais}`
  const doAtendimento = sql`cliente = ${cliente} and atendimento in (select codigo from atendimento where ${dele})`
  const daAgenda = sql`cliente = ${cliente} and agendamento in (select codigo from agendamento where ${dele})`
  const contem = (coluna: RawBuilder<unknown>) =>
    sql`exists (select from unnest(${trechos}::text[]) v where position(v in ${coluna}) > 0)`
  return [
    sql`update animal set foto = null, foto_miniatura = null, carteirinha = null
      where cliente = ${cliente} and tutor in ${tutoresDe(cliente, tutor)} and (foto is not null or carteirinha is not null)`,
    riscar('animal', ['alerta', 'sinais'], trechos, sql`cliente = ${cliente} and codigo in ${animais}`),
    riscar('animal_vacina', ['vacina', 'lote', 'fabricante', 'aplicada_por', 'observacao'], trechos, dele),
    sql`update agendamento set contato = null, endereco = null where ${dele} and (contato is not null or endereco is not null)`,
    riscar('agendamento', ['observacoes', 'motivo'], trechos, dele),
    riscar('agendamento_evento', ['texto', 'autor'], trechos, daAgenda),
    sql`update agendamento_lembrete set motivo = null where ${daAgenda} and motivo is not null`,
    sql`update lista_espera set contato = null where ${dele} and contato is not null`,
    riscar('lista_espera', ['observacoes', 'motivo'], trechos, dele),
    riscar('atendimento', ['suspeita', 'historico', 'motivo_cancelamento', 'solicitante_nome'], trechos, dele),
    riscar('atendimento_comentario', ['texto'], trechos, doAtendimento),
    riscar('atendimento_evento', ['texto'], trechos, doAtendimento),
    // A signed laudo is the database's to keep; what is still being written has no reason to name anybody.
    sql`update laudo set conteudo = ${sem(sql`conteudo::text`, comoJson(trechos))}::jsonb
      where ${doAtendimento} and assinado_em is null and ${contem(sql`conteudo::text`)}`,
    ...semNomesNasImagens(cliente, doAtendimento, soltos),
    sql`update laudo_compartilhamento set revogado_em = ${agora} where cliente = ${cliente} and revogado_em is null
      and laudo in (select codigo from laudo where ${doAtendimento})`,
    riscar('arquivo', ['nome'], trechos, dele),
    sql`update cobranca_enviada set para = array(select e from unnest(para) e where lower(e) <> all(${emails}::text[]))
      where cliente = ${cliente} and titulo in (select codigo from titulo where cliente = ${cliente} and tutor in ${tutoresDe(cliente, tutor)})`,
    sql`delete from mensagem where cliente = ${cliente} and chave not like 'titular-eliminado:%'
      and (lower(para) = any(${emails}::text[]) or ${contem(sql`assunto`)} or ${contem(sql`dados::text`)})`,
    sql`delete from notificacao where cliente = ${cliente} and ${contem(sql`titulo`)}`,
    sql`delete from lista_salva where cliente = ${cliente} and exists (select from unnest(${trechos}::text[]) v
      where position(normalizar(v) in normalizar(nome || ' ' || coalesce(consulta ->> 'busca', ''))) > 0)`,
    sql`delete from importacao where cliente = ${cliente}
      and (${contem(sql`resultado::text`)} or ${contem(sql`folhas::text`)} or ${contem(sql`colunas::text`)})`,
    sql`update pedido_titular set relatorio = null where cliente = ${cliente} and registro in ${tutoresDe(cliente, tutor)} and relatorio is not null`,
    sql`select busca.esquecer_respostas()`,
    sql`update tutor set nome = ${ANONIMO}, cpf = null, documento = null, telefone = null, outro_telefone = null, whatsapp = null,
      email = null, cep = null, logradouro = null, numero = null, complemento = null, bairro = null, cidade = null, ativo = false,
      anonimizado_em = ${agora}, versao = versao + 1
      where cliente = ${cliente} and ${tutor} in (codigo, unido_a) and anonimizado_em is null`,
  ]
}

const comoJson = (textos: readonly string[]): string[] => textos.map((texto) => JSON.stringify(texto).slice(1, -1))

/** What the trail has of the person's own records and of those tied to them. */
async function registrosLigados({ tx, cliente }: Local, tutor: string): Promise<string[]> {
  const animais = animaisDe(cliente, tutor)
  const { rows } = await sql<{ codigo: string }>`
    select codigo from animal where cliente = ${cliente} and codigo in ${animais}
    union all select codigo from agendamento where cliente = ${cliente} and animal in ${animais}
    union all select codigo from lista_espera where cliente = ${cliente} and animal in ${animais}
    union all select codigo from atendimento where cliente = ${cliente} and animal in ${animais}
    union all select l.codigo from laudo l join atendimento x on x.cliente = l.cliente and x.codigo = l.atendimento
      where l.cliente = ${cliente} and x.animal in ${animais}`.execute(tx)
  return rows.map(({ codigo }) => codigo)
}

/**
 * Takes a person out of everything that the law lets: contacts, documents, address, photo, messages, consents, and their name
 * and numbers out of texts and out of the trail. Rows stay where others point at them.
 */
export async function eliminarTutor(
  ctx: Pick<CtxCliente<null>, 'tx' | 'cliente' | 'agora' | 'auditar'>,
  tutor: string,
): Promise<void> {
  const { tx, cliente, agora } = ctx
  const rastros = await rastrosDoTutor(ctx, tutor)
  if (rastros.tutores.length === 0) return
  const ligados = await registrosLigados(ctx, tutor)
  await negar(ctx, tutor, FINALIDADES, 'Titular, ao pedir a eliminação')
  const soltos = await estudosSoltosDoTutor(ctx, tutor)
  // Nobody needs them, and the names are in their files too: they go with what is discarded.
  await descartarEstudos(tx, cliente, soltos, { motivo: DESCARTE, agora: agora.toString() })
  await juntas(tx, instrucoes({ cliente, tutor, soltos }, rastros, agora.toString()))
  await riscarDaTrilha(ctx, {
    inteiros: rastros.tutores,
    ligados: [...ligados, ...rastros.tutores],
    valores: comoJson(rastros.valores),
    nomes: comoJson(rastros.nomes),
  })
}

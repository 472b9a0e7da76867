import {
  ANOS_DO_FISCAL,
  ANOS_DO_PRONTUARIO,
  DIAS_DO_DESCARTE,
  fimDaGuarda,
  type ItemApagado,
  type ItemMantido,
} from '@vetlume/dominio/privacidade'
import { contar } from '@vetlume/dominio/formatos'
import { sql } from 'kysely'
import { estudosSoltosDoTutor } from './estudos-do-tutor.ts'
import type { Local } from './local.ts'
import { animaisDe, tutoresDe } from './relatorio-do-tutor.ts'

export interface Contagens {
  animais: number
  atendimentos: number
  laudos: number
  documentos: number
  titulos: number
  notas: number
  /** Files of machines, which have names inside. */
  dicoms: number
  /** Clips of exams, which machines write names over. */
  clipes: number
  /** Photographs of exams, in whose files cameras write where and by whom. */
  fotos: number
  /** Studies of machines that are of no exam, and have the person's names. */
  soltos: number
  mensagens: number
  consentimentos: number
  agenda: number
  /** Last time that an animal was attended to, and last fiscal document. */
  ultimaVisita: string | null
  ultimoTitulo: string | null
}

/** What there is of a tutor, and from when the law counts. */
export async function contarDoTutor(local: Local, tutor: string): Promise<Contagens> {
  const { tx, cliente } = local
  const soltos = await estudosSoltosDoTutor(local, tutor)
  const animais = animaisDe(cliente, tutor)
  const tutores = tutoresDe(cliente, tutor)
  const { rows } = await sql<Omit<Contagens, 'soltos'>>`
    with visita as (select codigo, coalesce(realizado_em, criado_em) as quando from atendimento
        where cliente = ${cliente} and (animal in ${animais} or tutor in ${tutores})),
      titulo_dele as (select codigo, emissao from titulo where cliente = ${cliente} and tutor in ${tutores}),
      enviada as (select 1 from mensagem m where m.cliente = ${cliente} and lower(m.para) in (
        select lower(email) from tutor where cliente = ${cliente} and codigo in ${tutores} and email is not null))
    select (select count(*)::int from animal where cliente = ${cliente} and codigo in ${animais}) as animais,
      (select count(*)::int from visita) as atendimentos,
      (select count(*)::int from laudo l where l.cliente = ${cliente} and l.assinado_em is not null
        and l.atendimento in (select codigo from visita)) as laudos,
      (select count(*)::int from documento_emitido where cliente = ${cliente} and animal in ${animais}) as documentos,
      (select count(*)::int from titulo_dele) as titulos,
      (select count(*)::int from nota_fiscal where cliente = ${cliente} and titulo in (select codigo from titulo_dele)) as notas, (select count(*)::int from enviada) as mensagens,
      (select count(*)::int from (
        select i.arquivo from imagem_recebida i join estudo_recebido e on e.cliente = i.cliente and e.codigo = i.estudo
          join atendimento_item x on x.cliente = e.cliente and x.codigo = e.item
          where i.cliente = ${cliente} and x.atendimento in (select codigo from visita)
        union select coalesce(m.original, m.arquivo) from laudo_imagem m join laudo l on l.cliente = m.cliente and l.codigo = m.laudo
          where m.cliente = ${cliente} and m.dicom is not null and l.atendimento in (select codigo from visita)) d) as dicoms,
      (select count(distinct m.original)::int from laudo_imagem m join laudo l on l.cliente = m.cliente and l.codigo = m.laudo
        where m.cliente = ${cliente} and m.clipe is not null and l.atendimento in (select codigo from visita)) as clipes,
      (select count(distinct m.original)::int from laudo_imagem m join laudo l on l.cliente = m.cliente and l.codigo = m.laudo
        where m.cliente = ${cliente} and m.dicom is null and m.clipe is null and l.atendimento in (select codigo from visita)) as fotos,
      (select count(*)::int from tutor_consentimento where cliente = ${cliente} and tutor in ${tutores}) as consentimentos,
      (select count(*)::int from agendamento where cliente = ${cliente} and animal in ${animais}) as agenda,
      (select max(quando)::date::text from visita) as "ultimaVisita", (select max(emissao)::text from titulo_dele) as "ultimoTitulo"`.execute(
    tx,
  )
  const [linha] = rows
  if (linha === undefined) throw new Error('a count has a row')
  return { ...linha, soltos: soltos.length }
}

export interface Guarda {
  prontuario: string | null
  fiscal: string | null
}

/** Until when the law keeps what there is; null where there is nothing to keep, or its time is over. */
export function guardaDe({ ultimaVisita, ultimoTitulo }: Contagens, hoje: string): Guarda {
  const ate = (desde: string | null, anos: number) => {
    if (desde === null) return null
    const fim = fimDaGuarda(desde, anos)
    return fim > hoje ? fim : null
  }
  return { prontuario: ate(ultimaVisita, ANOS_DO_PRONTUARIO), fiscal: ate(ultimoTitulo, ANOS_DO_FISCAL) }
}

/** What stays inside files of machines, which are not changed. */
function doEquipamento(c: Contagens): ItemMantido[] {
  return [
    ...(c.dicoms > 0
      ? [
          {
            dado: `O nome escrito dentro de ${contar(c.dicoms, 'arquivo DICOM', 'arquivos DICOM')} do equipamento, guardados como vieram`,
            motivo:
              'São a prova do exame e do laudo feito sobre eles, com guarda obrigatória por 5 anos, no mínimo; não se mudam por dentro. O nome já não aparece em nenhuma tela.',
            ate: null,
          },
        ]
      : []),
    ...(c.clipes > 0
      ? [
          {
            dado: `O nome que apareça na imagem de ${contar(c.clipes, 'clipe', 'clipes')} do exame, guardados como vieram`,
            motivo:
              'São a prova do exame e do laudo feito sobre eles, com guarda obrigatória por 5 anos, no mínimo; não se mudam por dentro.',
            ate: null,
          },
        ]
      : []),
    ...(c.fotos > 0
      ? [
          {
            dado: `O que a câmera escreveu dentro do arquivo de ${contar(c.fotos, 'fotografia', 'fotografias')} do exame (lugar, autor, aparelho), guardadas como vieram`,
            motivo:
              'São a prova do exame e do laudo feito sobre elas, com guarda obrigatória por 5 anos, no mínimo; não se mudam por dentro. O que se entrega a clínicas e tutores já sai sem isso.',
            ate: null,
          },
        ]
      : []),
    ...(c.soltos > 0
      ? [
          {
            dado: `O nome escrito dentro das imagens de ${contar(c.soltos, 'estudo', 'estudos')} do equipamento sem exame`,
            motivo: `Descartados junto com este pedido, são apagados por inteiro em ${DIAS_DO_DESCARTE} dias: até lá se desfaz o engano, se não forem seus.`,
            ate: null,
          },
        ]
      : []),
  ]
}

/** What stays, item by item, in the words that the person reads. */
export function mantidosDoTutor(c: Contagens, { prontuario, fiscal }: Guarda): ItemMantido[] {
  const assinados = c.laudos + c.documentos
  return [
    ...(assinados > 0
      ? [
          {
            dado: `O nome, o CPF e o endereço impressos em ${contar(assinados, 'laudo ou documento assinado', 'laudos e documentos assinados')}`,
            motivo:
              'Um documento assinado fica inteiro, sem data para sair: mudá-lo destruiria a prova de quem o fez (LGPD, arts. 7º, VI, e 16, I). O CFMV manda guardar o prontuário por 5 anos, no mínimo, depois do último atendimento (Resolução 1.321/2020).',
            ate: null,
          },
        ]
      : []),
    ...(prontuario !== null
      ? [
          {
            dado: `A suspeita, o histórico e os comentários de ${contar(c.atendimentos, 'atendimento', 'atendimentos')}, já sem o seu nome e sem os seus contatos`,
            motivo:
              'São do prontuário do animal, de guarda obrigatória por 5 anos depois do último atendimento. Se ele voltar a ser atendido, o prazo conta de novo.',
            ate: prontuario,
          },
        ]
      : []),
    ...doEquipamento(c),
    ...(fiscal !== null
      ? [
          {
            dado: `O nome em ${contar(c.titulos, 'cobrança', 'cobranças')} e nos lançamentos do banco que as pagaram`,
            motivo: 'Documentos fiscais são guardados por 5 anos (Código Tributário Nacional).',
            ate: fiscal,
          },
        ]
      : []),
    ...(c.notas > 0
      ? [
          {
            dado: `O nome e o CPF em ${contar(c.notas, 'nota fiscal assinada', 'notas fiscais assinadas')}`,
            motivo:
              'A nota está também com a Receita Federal e com a prefeitura. Assinada, fica inteira, sem data para sair (LGPD, art. 16, I).',
            ate: null,
          },
        ]
      : []),
    {
      dado: 'Este pedido e a resposta a ele',
      motivo: 'É a prova de que o pedido foi atendido (LGPD, art. 16, I).',
      ate: null,
    },
  ]
}

/** What goes, and how much of it there is. */
export function apagadosDoTutor(c: Contagens): ItemApagado[] {
  return [
    { dado: 'Nome, CPF, telefones, e-mail e endereço do cadastro', quantidade: 1 },
    { dado: 'Fotos e número do plano de saúde dos animais', quantidade: c.animais },
    { dado: 'Contatos, endereços e motivos escritos na agenda', quantidade: c.agenda },
    { dado: 'E-mails que enviamos', quantidade: c.mensagens },
    { dado: 'Consentimentos que ainda valiam', quantidade: c.consentimentos },
    { dado: 'Nomes em estudos do equipamento que não são de nenhum exame', quantidade: c.soltos },
  ].filter(({ quantidade }) => quantidade > 0)
}

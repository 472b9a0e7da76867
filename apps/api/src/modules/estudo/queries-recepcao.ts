import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { DicomRecebido } from '../../infra/dicom/index.ts'
import type { InstanciaAceita } from '../../infra/dicomweb/resposta-do-envio.ts'

const INSTANCIA = sql`e.uid as estudo, i.serie, i.uid as instancia, i.classe, o.sha256, i.codigo, e.codigo as "codigoDoEstudo"`
const DE = sql`imagem_recebida i join estudo_recebido e on e.cliente = i.cliente and e.codigo = i.estudo
  join arquivo o on o.cliente = i.cliente and o.codigo = i.arquivo`

export interface InstanciaGuardada extends InstanciaAceita {
  sha256: string
  codigo: string
  codigoDoEstudo: string
}

/** What these very bytes were kept as, if they came before. */
export async function instanciaPorBytes(
  tx: Banco,
  cliente: string,
  sha256: string,
): Promise<InstanciaGuardada | undefined> {
  const { rows } = await sql<InstanciaGuardada>`
    select ${INSTANCIA} from ${DE} where i.cliente = ${cliente} and o.sha256 = ${sha256} limit 1`.execute(tx)
  return rows[0]
}

export async function instanciaPorUid(tx: Banco, cliente: string, uid: string): Promise<InstanciaGuardada | undefined> {
  const { rows } = await sql<InstanciaGuardada>`
    select ${INSTANCIA} from ${DE} where i.cliente = ${cliente} and i.uid = ${uid}`.execute(tx)
  return rows[0]
}

interface Chegada {
  cliente: string
  equipamento: string
  agora: string
}

/** The study of an instance, made by the first of them that comes, and locked: those of one study are written one by one. */
export async function travarEstudo(
  tx: Banco,
  { cliente, equipamento, agora }: Chegada,
  { identidade, dados }: Pick<DicomRecebido, 'identidade' | 'dados'>,
): Promise<string> {
  const { estudo, numeroDeAcesso, identificacao, responsavel, descricao, hora } = identidade
  const { paciente, especie, modalidade, aparelho, realizadoEm } = dados
  const { rows } = await sql<{ codigo: string }>`
    insert into estudo_recebido (cliente, uid, equipamento, numero_de_acesso, paciente, identificacao, responsavel, especie,
      modalidade, aparelho, descricao, realizado_em, realizado_as, recebido_em, ultima_em)
    values (${cliente}, ${estudo}, ${equipamento}, ${numeroDeAcesso}, ${paciente}, ${identificacao}, ${responsavel}, ${especie},
      ${modalidade}, ${aparelho}, ${descricao}, ${realizadoEm}, ${hora}, ${agora}, ${agora})
    on conflict (cliente, uid) do update set ultima_em = greatest(estudo_recebido.ultima_em, excluded.ultima_em)
    returning codigo`.execute(tx)
  const [linha] = rows
  if (linha === undefined) throw new Error('the study was not written')
  return linha.codigo
}

export interface Guardado {
  sha256: string
  tipo: string
  tamanho: number
}

interface NovaInstancia extends DicomRecebido {
  nome: string
  original: Guardado
  figura: (Guardado & { largura: number; altura: number }) | null
}

export async function inserirInstancia(
  tx: Banco,
  { cliente, agora }: Chegada,
  estudo: string,
  nova: NovaInstancia,
): Promise<string> {
  const guardar = async (bytes: Guardado) =>
    (
      await tx
        .insertInto('arquivo')
        .values({ cliente, nome: nova.nome, criado_em: agora, ...bytes })
        .returning('codigo')
        .executeTakeFirstOrThrow()
    ).codigo
  const arquivo = await guardar(nova.original)
  const figura = nova.figura && (await guardar(nova.figura))
  const { instancia, serie, classe, numeroDaSerie, numeroDaInstancia } = nova.identidade
  const { codigo } = await tx
    .insertInto('imagem_recebida')
    .values({
      cliente,
      estudo,
      uid: instancia,
      serie,
      classe,
      numero_da_serie: numeroDaSerie,
      numero: numeroDaInstancia,
      arquivo,
      figura,
      dicom: JSON.stringify(nova.dados),
      metadados: JSON.stringify(nova.metadados),
      medidas: nova.medidas && JSON.stringify(nova.medidas),
      aviso: nova.aviso,
      recebida_em: agora,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await sql`update estudo_recebido set imagens = imagens + 1 where cliente = ${cliente} and codigo = ${estudo}`.execute(
    tx,
  )
  return codigo
}

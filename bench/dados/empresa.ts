import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import { conectar } from '../../apps/api/src/infra/banco/index.ts'
import { refazerSomas } from '../../apps/api/src/infra/somas/index.ts'
import { SOMAS } from '../../apps/api/src/somas.ts'
import { comConexao } from '../../db/papeis.ts'
import { encherAgenda, encherCadastros } from './agenda.ts'
import { encherAtendimentos, encherLaudos } from './atendimentos.ts'
import { carregar } from './carga.ts'
import { encherDinheiro, encherExtrato } from './dinheiro.ts'
import { encherPacientes } from './pacientes.ts'

const DA_AGENDA = ['agendamento', 'agendamento_servico', 'agendamento_equipamento']
const DO_TRABALHO = [
  'atendimento',
  'atendimento_item',
  'laudo',
  'titulo',
  'pagamento',
  'repasse',
  'movimento_bancario',
  'conciliacao',
]

// Years are added up here, not a minute's changes.
const SEM_PRESSA = { query_timeout: 600_000, statement_timeout: 600_000 }

const criarCliente = (urlSuper: string, email: string, quantos: number): Promise<string> =>
  comConexao(urlSuper, async (conexao) => {
    const { rows } = await conexao.query<{ codigo: string }>(
      `with nova as (
        insert into cliente (razao_social, nome_fantasia, documento, estado, criado_em)
          values ($1, $1, $1, 'ATIVO', now() - interval '10 years') returning codigo),
      acesso as (insert into vinculo (usuario, cliente, perfil) select u.codigo, nova.codigo, 'CLIENTE' from usuario u, nova where u.email = $2),
      aceite as (insert into aceite_de_termos (usuario, versao, aceito_em) select codigo, $3, now() from usuario where email = $2
        on conflict do nothing)
      select codigo from nova`,
      [`Volume ${quantos}`, email, VERSAO_DOS_TERMOS],
    )
    return rows[0]?.codigo ?? ''
  })

/** A company of `email` with so many rows of each kind: patients, appointments, atendimentos, laudos, titles. Answers its key. */
export async function criarEmpresa(urlSuper: string, email: string, quantos: number): Promise<string> {
  const cliente = await criarCliente(urlSuper, email, quantos)
  // What an animal is found by is written by its trigger.
  await carregar(urlSuper, { tabelas: ['tutor', 'animal'], gatilhos: true }, (c) =>
    encherPacientes(c, cliente, quantos),
  )
  await carregar(urlSuper, { tabelas: [...DA_AGENDA, ...DO_TRABALHO], gatilhos: false }, async (c) => {
    await encherCadastros(c, cliente)
    await encherAgenda(c, cliente, quantos)
    await encherAtendimentos(c, cliente, quantos)
    await encherLaudos(c, cliente, quantos)
    await encherDinheiro(c, cliente)
    await encherExtrato(c, cliente)
    // The next number of each kind comes after what was loaded.
    await c.query(`insert into sequencia (cliente, nome, valor) select $1, nome, $2 from unnest($3::text[]) nome`, [
      cliente,
      quantos,
      ['atendimento', 'laudo', 'titulo-receber'],
    ])
  })
  // What was loaded without its triggers is in no ledger, marked no day and is proven by no bank. Both are found by the indexes of others.
  await carregar(urlSuper, { tabelas: ['partida'], gatilhos: false }, async (c) => {
    await c.query(`call reunir_sem_extrato('${cliente}')`)
    await c.query(`call lancar_o_que_falta('${cliente}')`)
  })
  const { db, encerrar } = conectar(urlSuper, { maximo: 1, prazos: SEM_PRESSA })
  try {
    await refazerSomas(db, cliente, SOMAS)
  } finally {
    await encerrar()
  }
  return cliente
}

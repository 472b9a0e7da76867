import type { contratoAssinatura } from '@vetlume/dominio/assinatura'
import type { RespostaDe } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { permissoesDoPapel, permite } from '@vetlume/dominio/permissoes'
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { CtxLivre } from '../../context.ts'
import type { Banco } from '../../infra/banco/index.ts'
import { conferirSenha } from '../../infra/senha.ts'
import { lerIdentificador, usuarioPorIdentificador } from '../sessao/index.ts'
import type { Quem } from './iniciar-pagamento.ts'

/** Long enough to sign up, look at the plans and pay; too short to be of use to who finds it. */
const VALIDADE = Temporal.Duration.from({ hours: 2 })

type Bilhetes = RespostaDe<(typeof contratoAssinatura)['POST /assinatura/publica/bilhete']>
type Situacao = Bilhetes['empresas'][number]['situacao']

const hash = (bilhete: string): Buffer => createHash('sha256').update(bilhete).digest()

interface Vinculo {
  cliente: string
  perfil: 'CLIENTE' | 'CLIENTE_BASE'
  papel: string | null
  proprias: string[] | null
}

/** The companies whose subscription the person may change, by the same papel that they would have inside. */
async function ondeResponde(tx: Banco, usuario: string): Promise<string[]> {
  const { rows } = await sql<Vinculo>`
    select v.cliente, v.perfil, v.papel, p.permissoes as proprias from vinculo v join cliente c on c.codigo = v.cliente
      left join papel p on p.cliente = v.cliente and p.codigo = v.papel_proprio
    where v.usuario = ${usuario} and v.perfil in ('CLIENTE', 'CLIENTE_BASE') and c.ativo and not c.operadora`.execute(
    tx,
  )
  return rows
    .filter(({ perfil, papel, proprias }) =>
      permite({ perfis: [perfil], papel: permissoesDoPapel(papel, proprias) }, 'assinatura:escrever'),
    )
    .map(({ cliente }) => cliente)
}

/**
 * A ticket for each company that the person answers for. The password is asked for and no session is opened: it serves before the e-mail is
 * confirmed, and says nothing that entering would not.
 */
export async function darBilhetes(
  ctx: CtxLivre<null>,
  { identificador, senha }: { identificador: string; senha: string },
): Promise<Bilhetes> {
  const quem = lerIdentificador(identificador)
  const usuario = await ctx.emPlataforma(({ tx }) => usuarioPorIdentificador(tx, quem))
  const confere = await conferirSenha(senha, usuario?.senha_hash ?? null)
  if (usuario === undefined || !confere) throw new ErroDeDominio('CREDENCIAIS_INVALIDAS')
  if (!usuario.ativo) throw new ErroDeDominio('USUARIO_INATIVO')
  const expiraEm = ctx.agora.add(VALIDADE).toString()
  return ctx.emPlataforma(async ({ tx }) => {
    const { rows } = await sql<Situacao & { cliente: string; nome: string }>`
      select c.codigo as cliente, c.nome_fantasia as nome, c.estado, c.ciclo, c.teste_ate as "testeAte",
        case when p.codigo is not null then jsonb_build_object('codigo', p.codigo, 'nome', p.nome) end as plano
      from cliente c left join plano p on p.codigo = c.plano
      where c.codigo = any(${await ondeResponde(tx, usuario.codigo)}::uuid[]) order by 2 limit 20`.execute(tx)
    const empresas: Bilhetes['empresas'] = []
    for (const { cliente, nome, estado, ciclo, testeAte, plano } of rows) {
      const bilhete = randomBytes(32).toString('base64url')
      await sql`insert into bilhete_de_assinatura (segredo_hash, cliente, usuario, expira_em)
        values (${hash(bilhete)}, ${cliente}, ${usuario.codigo}, ${expiraEm})`.execute(tx)
      empresas.push({ bilhete, expiraEm, nome, situacao: { estado, plano, ciclo, testeAte } })
    }
    return { empresas }
  })
}

/** Whose a ticket is: it serves until it is late, or the person answers for the subscription no more. Throws LINK_EXPIRADO. */
export async function lerBilhete(tx: Banco, bilhete: string, agora: Temporal.Instant): Promise<Quem> {
  const { rows } = await sql<Quem>`
    select b.cliente, b.usuario from bilhete_de_assinatura b join usuario u on u.codigo = b.usuario
    where b.segredo_hash = ${hash(bilhete)} and b.expira_em > ${agora.toString()}::timestamptz and u.ativo`.execute(tx)
  const [quem] = rows
  if (quem === undefined || !(await ondeResponde(tx, quem.usuario)).includes(quem.cliente))
    throw new ErroDeDominio('LINK_EXPIRADO', {
      mensagem: 'O tempo para pagar sem entrar passou. Informe de novo o seu e-mail e a sua senha.',
    })
  return quem
}

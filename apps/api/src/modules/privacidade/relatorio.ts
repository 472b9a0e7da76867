import type { PapelDoTitular, RelatorioDoTitular } from '@vetlume/dominio/privacidade'
import { sql, type RawBuilder } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { secoesDoTutor } from './relatorio-do-tutor.ts'
import { dia, quando, type Alvo, type SecaoPedida } from './escrever-em-sql.ts'

type Secao = RelatorioDoTitular['secoes'][number]

const comoTexto = (valor: unknown): string => {
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não'
  return typeof valor === 'string' || typeof valor === 'number' ? String(valor) : JSON.stringify(valor)
}

export async function lerSecao(tx: Banco, { titulo, finalidade, consulta }: SecaoPedida): Promise<Secao> {
  const { rows } = await (consulta as RawBuilder<Record<string, unknown>>).execute(tx)
  const registros = rows.map((linha) =>
    Object.entries(linha).flatMap(([rotulo, valor]) =>
      valor === null || valor === '' ? [] : [{ rotulo, valor: comoTexto(valor) }],
    ),
  )
  return { titulo, finalidade, registros }
}

const pedidosDe = ({ cliente, registro, fuso }: Alvo): SecaoPedida => ({
  titulo: 'Pedidos sobre os seus dados',
  finalidade: 'Prova de que foram atendidos, guardada por 5 anos.',
  consulta: sql`select numero as "Pedido", tipo as "Tipo", ${quando(sql`recebido_em`, fuso)} as "Recebido em", estado as "Situação"
    from pedido_titular where cliente = ${cliente} and registro = ${registro} and numero is not null order by recebido_em`,
})

const mensagensPara = ({ cliente, fuso }: Alvo, email: RawBuilder<unknown>): SecaoPedida => ({
  titulo: 'E-mails que enviamos',
  finalidade: 'Avisos sobre o serviço, guardados por 90 dias.',
  consulta: sql`select assunto as "Assunto", para as "Para", ${quando(sql`criada_em`, fuso)} as "Em", estado as "Situação"
    from mensagem where cliente = ${cliente} and lower(para) = lower(${email}) order by criada_em`,
})

const secoesDoContato = (alvo: Alvo): SecaoPedida[] => {
  const { cliente, registro } = alvo
  return [
    {
      titulo: 'Contato de clínica parceira',
      finalidade: 'Falar com a clínica sobre exames e cobranças: execução do contrato com ela.',
      consulta: sql`select c.nome as "Nome", p.nome as "Clínica", c.papel as "Papel", c.email as "E-mail", c.telefone as "Telefone",
        c.recebe_laudos as "Recebe laudos", c.recebe_cobrancas as "Recebe cobranças"
        from parceiro_contato c join parceiro p on p.cliente = c.cliente and p.codigo = c.parceiro
        where c.cliente = ${cliente} and c.codigo = ${registro}`,
    },
    mensagensPara(alvo, sql`(select email from parceiro_contato where cliente = ${cliente} and codigo = ${registro})`),
  ]
}

const secoesDoEspecialista = (alvo: Alvo): SecaoPedida[] => {
  const { cliente, registro, fuso } = alvo
  return [
    {
      titulo: 'Cadastro',
      finalidade: 'Execução do contrato e identificação de quem assina, exigida pelo CFMV.',
      consulta: sql`select nome as "Nome", cpf as "CPF", crmv_uf || ' ' || crmv_numero as "CRMV", email as "E-mail", telefone as "Telefone",
        endereco as "Endereço", partida_endereco as "De onde parte", chave_pix as "Chave Pix", observacoes as "Observações"
        from especialista where cliente = ${cliente} and codigo = ${registro}`,
    },
    {
      titulo: 'Laudos assinados',
      finalidade: 'Prontuário: 5 anos, no mínimo, depois do último atendimento.',
      consulta: sql`select titulo as "Laudo", ${quando(sql`assinado_em`, fuso)} as "Assinado em" from laudo
        where cliente = ${cliente} and especialista = ${registro} and assinado_em is not null order by assinado_em`,
    },
    {
      titulo: 'Repasses',
      finalidade: 'Pagamento do trabalho; documentos fiscais ficam 5 anos, no mínimo.',
      consulta: sql`select ${dia(sql`competencia`)} as "Dia", valor_centavos / 100.0 as "Valor (R$)", estado as "Situação"
        from repasse where cliente = ${cliente} and especialista = ${registro} order by competencia`,
    },
    {
      titulo: 'Acertos',
      finalidade: 'Pagamento do trabalho; documentos fiscais ficam 5 anos, no mínimo.',
      consulta: sql`select numero as "Acerto", ${dia(sql`ate`)} as "Até", estado as "Situação" from acerto
        where cliente = ${cliente} and especialista = ${registro} order by numero`,
    },
    mensagensPara(alvo, sql`(select email from especialista where cliente = ${cliente} and codigo = ${registro})`),
  ]
}

/** What the company's own rows tell of who enters its area; the account itself is the platform's to tell. */
const secoesDoUsuario = (alvo: Alvo): SecaoPedida[] => {
  const { cliente, registro, fuso } = alvo
  return [
    {
      titulo: 'Conta',
      finalidade: 'Entrar no sistema: execução do contrato.',
      consulta: sql`select nome as "Nome", email as "E-mail", cpf as "CPF", telefone as "Telefone", perfis as "Perfis" from busca.conta_do_usuario(${registro})`,
    },
    {
      titulo: 'Dados clínicos que você leu',
      finalidade: 'Registro de acesso a dados clínicos, guardado por 5 anos.',
      consulta: sql`select ${dia(sql`quando at time zone ${fuso}`)} as "Dia", entidade as "O quê", count(*)::int as "Vezes"
        from acesso_clinico where cliente = ${cliente} and usuario = ${registro} group by 1, 2 order by min(quando)`,
    },
    {
      titulo: 'O que você registrou ou mudou',
      finalidade: 'Trilha de auditoria: prova de autoria.',
      consulta: sql`select ${dia(sql`quando at time zone ${fuso}`)} as "Dia", entidade as "Registro", acao as "Ação", count(*)::int as "Vezes"
        from auditoria where cliente = ${cliente} and usuario = ${registro} group by 1, 2, 3 order by min(quando)`,
    },
    mensagensPara(alvo, sql`busca.email_do_usuario(${registro})`),
  ]
}

const SECOES: Readonly<Record<PapelDoTitular, (alvo: Alvo) => SecaoPedida[]>> = {
  TUTOR: (alvo) => [
    ...secoesDoTutor(alvo),
    mensagensPara(alvo, sql`(select email from tutor where cliente = ${alvo.cliente} and codigo = ${alvo.registro})`),
  ],
  CONTATO: secoesDoContato,
  ESPECIALISTA: secoesDoEspecialista,
  USUARIO: secoesDoUsuario,
}

/** Everything that the company holds about a person, as it is now. */
export async function montarRelatorio(
  alvo: Alvo,
  { papel, nome, empresa, agora }: { papel: PapelDoTitular; nome: string; empresa: string; agora: Temporal.Instant },
): Promise<RelatorioDoTitular> {
  const secoes: Secao[] = []
  for (const pedida of [...SECOES[papel](alvo), pedidosDe(alvo)]) secoes.push(await lerSecao(alvo.tx, pedida))
  return { titular: nome, papel, empresa, emitidoEm: agora.toString(), secoes }
}

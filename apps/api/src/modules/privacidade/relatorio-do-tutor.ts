import { sql, type RawBuilder } from 'kysely'
import { dia, quando, type Alvo, type SecaoPedida } from './escrever-em-sql.ts'

/** The tutor and the records that were merged into it. */
export const tutoresDe = (cliente: string, tutor: string): RawBuilder<unknown> =>
  sql`(select codigo from tutor where cliente = ${cliente} and ${tutor} in (codigo, unido_a))`

/** Animals that somebody answers for, alone or with others. */
export const animaisDe = (cliente: string, tutor: string): RawBuilder<unknown> =>
  sql`(select codigo from animal where cliente = ${cliente} and tutor in ${tutoresDe(cliente, tutor)}
    union select animal from animal_tutor where cliente = ${cliente} and tutor in ${tutoresDe(cliente, tutor)})`

const cadastro = ({ cliente, registro, fuso }: Alvo): SecaoPedida[] => [
  {
    titulo: 'Cadastro',
    finalidade: 'Atender o animal e identificar o responsável: obrigação legal e execução do contrato.',
    consulta: sql`select t.nome as "Nome", t.cpf as "CPF", t.documento as "Documento estrangeiro", t.telefone as "Telefone",
      t.outro_telefone as "Outro telefone", t.whatsapp as "WhatsApp", t.email as "E-mail", t.cep as "CEP", t.logradouro as "Logradouro",
      t.numero as "Número", t.complemento as "Complemento", t.bairro as "Bairro", c.nome || '/' || c.uf as "Cidade",
      p.nome as "Clínica que indicou", ${quando(sql`t.criado_em`, fuso)} as "Cadastrado em"
      from tutor t left join cidade c on c.ibge = t.cidade
      left join parceiro p on p.cliente = t.cliente and p.codigo = t.parceiro
      where t.cliente = ${cliente} and ${registro} in (t.codigo, t.unido_a) order by t.codigo`,
  },
  {
    titulo: 'Consentimentos',
    finalidade: 'Prova do que foi permitido ou retirado, e quando.',
    consulta: sql`select finalidade as "Finalidade", concedido as "Permitido", versao_texto as "Versão do texto",
      ${quando(sql`quando`, fuso)} as "Em", nome_usuario as "Registrado por" from tutor_consentimento
      where cliente = ${cliente} and tutor in ${tutoresDe(cliente, registro)} order by quando`,
  },
  {
    titulo: 'Animais',
    finalidade: 'Prontuário: 5 anos, no mínimo, depois do último atendimento.',
    consulta: sql`select a.nome as "Nome", e.nome as "Espécie", r.nome as "Raça", a.sexo as "Sexo", ${dia(sql`a.nascimento`)} as "Nascimento",
      a.pelagem as "Pelagem", a.microchip as "Microchip", a.carteirinha as "Carteirinha do plano", a.alerta as "Alerta",
      ${dia(sql`a.obito`)} as "Óbito" from animal a join especie e on e.codigo = a.especie left join raca r on r.codigo = a.raca
      where a.cliente = ${cliente} and a.codigo in ${animaisDe(cliente, registro)} order by a.nome`,
  },
]

const clinica = ({ cliente, registro, fuso }: Alvo): SecaoPedida[] => [
  {
    titulo: 'Agenda',
    finalidade: 'Marcar e lembrar exames: execução do contrato.',
    consulta: sql`select a.nome as "Animal", ${quando(sql`g.inicio`, fuso)} as "Quando", g.estado as "Situação", p.nome as "Clínica",
      g.contato as "Contato", g.endereco as "Endereço", g.observacoes as "Observações" from agendamento g
      join animal a on a.cliente = g.cliente and a.codigo = g.animal left join parceiro p on p.cliente = g.cliente and p.codigo = g.parceiro
      where g.cliente = ${cliente} and g.animal in ${animaisDe(cliente, registro)} order by g.inicio`,
  },
  {
    titulo: 'Atendimentos',
    finalidade: 'Prontuário: 5 anos, no mínimo, depois do último atendimento.',
    consulta: sql`select x.numero as "Atendimento", a.nome as "Animal", ${quando(sql`coalesce(x.realizado_em, x.criado_em)`, fuso)} as "Quando",
      x.estado as "Situação", p.nome as "Clínica", e.nome as "Especialista", x.solicitante_nome as "Pedido por",
      x.suspeita as "Suspeita", x.historico as "Histórico" from atendimento x
      join animal a on a.cliente = x.cliente and a.codigo = x.animal left join parceiro p on p.cliente = x.cliente and p.codigo = x.parceiro
      left join especialista e on e.cliente = x.cliente and e.codigo = x.especialista
      where x.cliente = ${cliente} and x.animal in ${animaisDe(cliente, registro)} order by x.numero`,
  },
  {
    titulo: 'Laudos',
    finalidade: 'Prontuário: 5 anos, no mínimo. A cópia de cada laudo pode ser pedida à parte.',
    consulta: sql`select l.titulo as "Laudo", a.nome as "Animal", l.estado as "Situação", ${quando(sql`l.assinado_em`, fuso)} as "Assinado em",
      e.nome as "Por", l.codigo_verificacao as "Código de verificação" from laudo l
      join atendimento x on x.cliente = l.cliente and x.codigo = l.atendimento join animal a on a.cliente = x.cliente and a.codigo = x.animal
      join especialista e on e.cliente = l.cliente and e.codigo = l.especialista
      where l.cliente = ${cliente} and x.animal in ${animaisDe(cliente, registro)} order by l.criado_em`,
  },
  {
    titulo: 'Outros documentos emitidos',
    finalidade: 'Prontuário: 5 anos, no mínimo.',
    consulta: sql`select d.titulo as "Documento", a.nome as "Animal", ${quando(sql`d.emitido_em`, fuso)} as "Emitido em" from documento_emitido d
      join animal a on a.cliente = d.cliente and a.codigo = d.animal
      where d.cliente = ${cliente} and d.animal in ${animaisDe(cliente, registro)} order by d.emitido_em`,
  },
]

const dinheiroEAcessos = ({ cliente, registro, fuso }: Alvo): SecaoPedida[] => [
  {
    titulo: 'Cobranças',
    finalidade: 'Obrigação fiscal: 5 anos, no mínimo.',
    consulta: sql`select t.numero as "Título", t.descricao as "Descrição", ${dia(sql`t.vencimento`)} as "Vencimento",
      t.valor_centavos / 100.0 as "Valor (R$)", t.estado as "Situação", n.numero as "Nota fiscal" from titulo t
      left join nota_fiscal n on n.cliente = t.cliente and n.titulo = t.codigo and n.chave is not null
      where t.cliente = ${cliente} and t.tutor in ${tutoresDe(cliente, registro)} order by t.vencimento`,
  },
  {
    titulo: 'Com quem compartilhamos',
    finalidade:
      'Clínicas e especialistas do mesmo atendimento, cada um com o que lhe cabe; links de laudo que foram criados.',
    consulta: sql`select distinct 'Clínica parceira' as "Quem", p.nome as "Nome", null::text as "Detalhe" from atendimento x
        join parceiro p on p.cliente = x.cliente and p.codigo = x.parceiro
        where x.cliente = ${cliente} and x.animal in ${animaisDe(cliente, registro)}
      union all select distinct 'Especialista', e.nome, null from atendimento x
        join especialista e on e.cliente = x.cliente and e.codigo = x.especialista
        where x.cliente = ${cliente} and x.animal in ${animaisDe(cliente, registro)}
      union all select 'Link de laudo', l.titulo, s.aberturas || ' aberturas até ' || ${quando(sql`s.expira_em`, fuso)}
        from laudo_compartilhamento s join laudo l on l.cliente = s.cliente and l.codigo = s.laudo
        join atendimento x on x.cliente = l.cliente and x.codigo = l.atendimento
        where s.cliente = ${cliente} and x.animal in ${animaisDe(cliente, registro)}`,
  },
]

/** What a company holds of the person who answers for animals. */
export const secoesDoTutor = (alvo: Alvo): SecaoPedida[] => [
  ...cadastro(alvo),
  ...clinica(alvo),
  ...dinheiroEAcessos(alvo),
]

import { idadeDoAnimal, type contratoAnimal, type ItemDeAnimal } from '@vetlume/dominio/animal'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import {
  visaoDosCadastros,
  contem,
  paginarCadastro,
  referencia,
  soAtivos,
  type Visao,
  type ConsultaDeCadastro,
} from '../cadastros/index.ts'
import { animaisDaVisao, dentro, deParceiro, parceiroVisivel } from '../tutor/index.ts'
import { nomeDoPlano } from './queries.ts'

type Input = EntradaLida<(typeof contratoAnimal)['GET /animal']>
type Linha = Omit<ItemDeAnimal, 'idade'>

function filtros(cliente: string, input: Input) {
  return [
    soAtivos('a', input.ativo),
    input.especie !== undefined && sql`a.especie = ${input.especie}`,
    input.raca !== undefined && sql`a.raca = ${input.raca}`,
    input.sexo !== undefined && sql`a.sexo = ${input.sexo}`,
    input.tutor !== undefined &&
      sql`a.codigo in (select d.codigo from animal d where d.cliente = ${cliente} and d.tutor = ${input.tutor}
        union all select c.animal from animal_tutor c where c.cliente = ${cliente} and c.tutor = ${input.tutor})`,
    input.planoSaude !== undefined && sql`a.plano_saude = ${input.planoSaude}`,
    input.vivo !== undefined && (input.vivo ? sql`a.obito is null` : sql`a.obito is not null`),
  ]
}

const doFormulario = sql`, json_build_object('sinais', a.sinais, 'carteirinha', a.carteirinha, 'planoDesde', a.plano_desde,
  'planoSaude', (select ${referencia('h', nomeDoPlano)} from plano_saude h where h.codigo = a.plano_saude),
  'obitoMotivo', a.obito_motivo,
  'contatoDoTutor', (select json_build_object('whatsapp', t.whatsapp, 'email', t.email)
    from tutor t where t.cliente = a.cliente and t.codigo = a.tutor),
  'outrosTutores', (select coalesce(json_agg(json_build_object('nome', o.nome, 'cpf', o.cpf, 'documento', o.documento)
      order by o.nome_busca, o.codigo), '[]')
    from animal_tutor c join tutor o on o.cliente = c.cliente and o.codigo = c.tutor
    where c.cliente = a.cliente and c.animal = a.codigo)) as "doFormulario"`

function consulta(cliente: string, visao: Visao, input: Input): ConsultaDeCadastro {
  return {
    // Related names are subqueries, not joins: they are looked up for the rows of the page, after sorting and counting.
    campos: sql`a.codigo, a.nome, (select ${referencia('e')} from especie e where e.codigo = a.especie) as especie,
      (select ${referencia('r')} from raca r where r.codigo = a.raca) as raca, a.sexo, a.castrado, a.nascimento,
      a.nascimento_presumido as "nascimentoPresumido", a.peso_gramas as "pesoGramas", a.pelagem, a.microchip, a.sinpatinhas, a.alerta, a.obito, a.ativo, a.criado_em as "criadoEm", a.versao,
      (select json_build_object('codigo', t.codigo, 'nome', t.nome, 'telefone', t.telefone, 'cpf', t.cpf,
        'estrangeiro', t.estrangeiro, 'documento', t.documento)
        from tutor t where t.cliente = a.cliente and t.codigo = a.tutor) as tutor,
      (select ${parceiroVisivel(visao, 'p')} from parceiro p where p.cliente = a.cliente and p.codigo = a.parceiro) as parceiro
      ${input.inteiros === true ? doFormulario : sql``}`,
    origem: sql`from animal a`,
    alias: 'a',
    chave: sql`a.codigo`,
    nome: sql`a.nome_busca`,
    busca: (termo, maximo) =>
      // The trigram index serves who searches the whole company; the others search among their own.
      visao.tipo === 'EMPRESA'
        ? sql`a.codigo in (select busca.animal(${cliente}, ${termo}, ${maximo}))`
        : contem(sql`a.busca`, termo),
    colunas: {
      nome: { expressao: sql`a.nome_busca`, tipo: 'text' },
      criadoEm: { expressao: sql`a.criado_em`, tipo: 'timestamptz' },
    },
    filtros: [
      sql`a.cliente = ${cliente}`,
      sql`a.unido_a is null`,
      dentro(sql`a.codigo`, animaisDaVisao(visao, cliente)),
      deParceiro(visao, 'a', input.parceiro),
      ...filtros(cliente, input),
    ],
  }
}

export async function listarAnimais({ ctx, input }: { ctx: CtxCliente; input: Input }) {
  const hoje = diaNaZona(ctx.agora.toString(), ctx.ator.fuso)
  const pagina = await paginarCadastro<Linha>(ctx.tx, input, consulta(ctx.cliente, visaoDosCadastros(ctx.ator), input))
  return {
    ...pagina,
    itens: pagina.itens.map((item) => ({ ...item, idade: idadeDoAnimal(item, hoje) })),
  }
}

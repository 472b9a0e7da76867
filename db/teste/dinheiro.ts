import { calcularRepasse, escolherRegra } from '@vetlume/dominio/repasse'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { regrasDoEspecialista } from '../../apps/api/src/modules/especialista/index.ts'
import type { BancoProprio, Consultar } from './banco-proprio.ts'

interface Repasse {
  cliente: string
  especialista: string
  servico: string
  parceiro: string | null
  dia: string
  bruto: number
  base: number
  valor: number
  /** What its payments paid in fees before it was settled. */
  taxa: number
  imposto: number
}

function recalcular(
  { bruto, taxa, imposto, servico, parceiro, dia }: Repasse,
  regras: Awaited<ReturnType<typeof regrasDoEspecialista>>,
) {
  return calcularRepasse({
    bruto,
    regra: escolherRegra(regras, { servico, parceiro, dia }),
    taxas: [{ tipo: 'VALOR', rotulo: 'Taxas', centavos: taxa }],
    impostos: [{ tipo: 'PERCENTUAL', rotulo: 'Impostos', basisPoints: imposto }],
  })
}

async function regrasPorEspecialista({ db }: BancoProprio, repasses: readonly Repasse[]) {
  const donos = new Map(repasses.map(({ especialista, cliente }) => [especialista, cliente]))
  const pares = [...donos].map(
    async ([especialista, cliente]) => [especialista, await regrasDoEspecialista(db, cliente, especialista)] as const,
  )
  return new Map(await Promise.all(pares))
}

/** The books of the demonstration add up, to the centavo. */
export function testarDinheiro(banco: () => BancoProprio, agora: Temporal.Instant): void {
  const linhas: Consultar = (consulta) => banco().linhas(consulta)

  describe('dinheiro', () => {
    it('cada atendimento concluído cobra a soma dos seus itens, e nenhum outro cobra', async () => {
      const contas = await linhas(sql<{
        concluido: boolean
        total: number
        itens: number
        explicado: number
        titulo: number | null
      }>`
      select a.estado in ('CONCLUIDO', 'FATURADO') as concluido, a.total_centavos as total,
        (select sum(i.preco_centavos) from atendimento_item i where i.cliente = a.cliente and i.atendimento = a.codigo and not i.cancelado) as itens,
        (select sum((l ->> 'centavos')::int) from atendimento_item i, jsonb_array_elements(i.explicacao -> 'linhas') l
          where i.cliente = a.cliente and i.atendimento = a.codigo and not i.cancelado) as explicado,
        (select sum(t.valor_centavos) from titulo t where t.cliente = a.cliente and t.atendimento = a.codigo) as titulo
      from atendimento a`)
      expect(contas.length).toBeGreaterThan(400)
      expect(contas.filter(({ total, itens, explicado }) => total !== itens || total !== explicado)).toEqual([])
      expect(contas.filter(({ concluido, total, titulo }) => titulo !== (concluido ? total : null))).toEqual([])
    })

    it('cada repasse, recalculado pela regra, dá o mesmo centavo', async () => {
      const repasses = await linhas(sql<Repasse>`
      select r.cliente, r.especialista, i.servico, a.parceiro, r.competencia as dia, i.preco_centavos as bruto, r.base_centavos as base,
        r.valor_centavos as valor, case r.estado when 'PENDENTE' then r.taxa_centavos else 0 end as taxa, c.imposto_bp as imposto
      from repasse r join atendimento_item i on i.cliente = r.cliente and i.codigo = r.item
      join atendimento a on a.cliente = r.cliente and a.codigo = r.atendimento join cliente c on c.codigo = r.cliente`)
      expect(repasses.length).toBeGreaterThan(350)
      const regras = await regrasPorEspecialista(banco(), repasses)
      const errados = repasses.filter((repasse) => {
        const { centavos, linhas: explicacao } = recalcular(repasse, regras.get(repasse.especialista) ?? [])
        return centavos !== repasse.valor || explicacao.find(({ tipo }) => tipo === 'BASE')?.centavos !== repasse.base
      })
      expect(errados).toEqual([])
    })

    it('o que se paga a cada especialista é a soma exata dos seus repasses e do caminho dos seus dias', async () => {
      const titulos = await linhas(sql<{ valor: number; repasses: number; caminhos: number; especialistas: number }>`
      select t.valor_centavos as valor, sum(r.valor_centavos) as repasses, count(distinct r.especialista) as especialistas,
        coalesce((select sum(d.centavos) from acerto a join acerto_deslocamento d on d.cliente = a.cliente and d.acerto = a.codigo and d.vale
          where a.cliente = t.cliente and a.titulo = t.codigo), 0) as caminhos
      from titulo t join repasse r on r.cliente = t.cliente and r.titulo = t.codigo group by t.codigo, t.cliente, t.valor_centavos`)
      expect(titulos.length).toBeGreaterThanOrEqual(6)
      expect(titulos.some(({ caminhos }) => caminhos > 0)).toBe(true)
      expect(
        titulos.filter(
          ({ valor, repasses, caminhos, especialistas }) => valor !== repasses + caminhos || especialistas !== 1,
        ),
      ).toEqual([])
    })

    it('o caixa de nenhuma empresa fica negativo, e a última competência inteira da que fatura mais dá lucro', async () => {
      const menores = await linhas(sql<{ empresa: string; menor: number }>`
      select e.nome_fantasia as empresa, min(s.saldo)::int as menor from (
        select p.cliente, sum(sum(p.centavos)) over (partition by p.cliente order by p.dia) as saldo
        from partida p where p.conta_financeira is not null group by p.cliente, p.dia) s
      join cliente e on e.codigo = s.cliente group by 1`)
      expect(menores.length).toBeGreaterThan(1)
      expect(menores.filter(({ menor }) => menor < 0)).toEqual([])
      const [lucro] = await linhas(sql<{ centavos: number; receita: number }>`
      select sum(-p.centavos)::int as centavos, sum(-p.centavos) filter (where p.classe = 'RECEITA_BRUTA')::int as receita from partida p
      where p.regime = 'COMPETENCIA'
        and date_trunc('month', p.dia) = date_trunc('month', ${agora.toString()}::timestamptz) - interval '1 month'
      group by p.cliente order by 2 desc nulls last limit 1`)
      expect(lucro?.centavos).toBeGreaterThan(0)
    })

    it('o pago de cada título é a soma dos seus pagamentos, e há pagos, parciais e vencidos', async () => {
      const titulos = await linhas(sql<{ estado: string; pago: number; soma: number; vencido: boolean }>`
      select t.estado, t.pago_centavos as pago, t.vencimento < ${agora.toString().slice(0, 10)}::date as vencido,
        coalesce((select sum(p.valor_centavos) from pagamento p where p.cliente = t.cliente and p.titulo = t.codigo), 0) as soma
      from titulo t`)
      expect(titulos.filter(({ pago, soma }) => pago !== soma)).toEqual([])
      expect(new Set(titulos.map(({ estado }) => estado))).toEqual(
        new Set(['ABERTO', 'A_FATURAR', 'FATURADO', 'PAGO', 'PARCIAL', 'PREVISTO']),
      )
      expect(titulos.some(({ estado, vencido }) => estado === 'ABERTO' && vencido)).toBe(true)
    })

    it('cada fechamento cobra os seus exames menos o que deu, há pagos e vencidos, e o que foi feito depois espera', async () => {
      const fechamentos = await linhas(sql<{
        estado: string
        cobrado: number
        exames: number
        soma: number
        vencido: boolean
      }>`
      select t.estado, t.valor_centavos + f.desconto_centavos + f.comissao_centavos as cobrado, count(e.*)::int as exames,
        sum(e.valor_centavos)::int as soma, t.vencimento < ${agora.toString().slice(0, 10)}::date as vencido
      from fechamento f join titulo t on t.cliente = f.cliente and t.codigo = f.titulo
      join titulo e on e.cliente = f.cliente and e.fechamento = f.codigo and e.estado = 'FATURADO' and e.competencia <= f.ate
        and e.criado_em <= f.criado_em
      group by f.cliente, f.codigo, t.cliente, t.codigo`)
      expect(fechamentos.length).toBeGreaterThan(10)
      expect(fechamentos.filter(({ cobrado, soma }) => cobrado !== soma)).toEqual([])
      expect(fechamentos.some(({ estado }) => estado === 'PAGO')).toBe(true)
      expect(fechamentos.some(({ estado, vencido }) => estado !== 'PAGO' && vencido)).toBe(true)
    })
  })
}

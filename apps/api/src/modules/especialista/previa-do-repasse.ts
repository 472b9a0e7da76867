import type { PreviaDoRepasse } from '@vetlume/dominio/especialista'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { calcularRepasse, escolherRegra } from '@vetlume/dominio/repasse'
import type { Dia } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { exigirPartes } from './partes.ts'
import { dadosDaPrevia, lerRegras, paraCalcular, parceiroExiste, type LinhaDeRegra } from './queries-repasse.ts'
import { apresentarRegra, hojeNaEmpresa } from './repasse.ts'

interface Alvo {
  codigo: string
  servico: string
  parceiro?: string | undefined
  dia: Dia
  brutoCentavos?: number | undefined
}

const inexistente = (campo: string, mensagem: string) =>
  new ErroDeDominio('REFERENCIA_INEXISTENTE', { campos: { [campo]: mensagem } })

/** Rules that hold for the target, from the one that wins to the one that would be last: each is chosen without those before. */
function emOrdem(linhas: readonly LinhaDeRegra[], alvo: { servico: string; parceiro: string | null; dia: Dia }) {
  const ordenadas: LinhaDeRegra[] = []
  let restantes = [...linhas]
  for (;;) {
    const escolhida = escolherRegra(restantes.map(paraCalcular), alvo)
    const linha = restantes.find(({ codigo }) => codigo === escolhida?.codigo)
    if (linha === undefined) return ordenadas
    ordenadas.push(linha)
    restantes = restantes.filter((outra) => outra !== linha)
  }
}

/** Which rule holds for a service, a clinic and a day, and what it would pay, computed by the rule that concludes an exam. */
export async function preverRepasse({ ctx, input }: { ctx: CtxCliente; input: Alvo }): Promise<PreviaDoRepasse> {
  const { codigo } = await exigirPartes(ctx, input.codigo)
  const { servico, dia, parceiro = null } = input
  const dados = await dadosDaPrevia(ctx.tx, ctx.cliente, servico)
  if (dados === undefined) throw inexistente('servico', 'Escolha um serviço da lista.')
  if (parceiro !== null && !(await parceiroExiste(ctx.tx, ctx.cliente, parceiro)))
    throw inexistente('parceiro', 'Escolha uma clínica da lista.')
  const linhas = await lerRegras(ctx.tx, ctx.cliente, codigo, { hoje: hojeNaEmpresa(ctx) })
  const [regra = null, ...preteridas] = emOrdem(linhas, { servico, parceiro, dia })
  const bruto = input.brutoCentavos ?? dados.precoCentavos
  const calculo = calcularRepasse({
    bruto,
    taxas: [{ tipo: 'PERCENTUAL', rotulo: 'Taxa do crédito à vista', basisPoints: dados.taxaBp }],
    impostos: [{ tipo: 'PERCENTUAL', rotulo: 'Impostos', basisPoints: dados.impostoBp }],
    regra: regra && paraCalcular(regra),
  })
  return {
    regra: regra && apresentarRegra(ctx, regra),
    brutoCentavos: bruto,
    repasseCentavos: calculo.centavos,
    linhas: [...calculo.linhas],
    texto: calculo.texto,
    preteridas: preteridas.map((linha) => apresentarRegra(ctx, linha)),
  }
}

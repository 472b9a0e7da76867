import {
  contarAcerto,
  recusaDoAcerto,
  type ContaDoAcerto,
  type contratoAcerto,
  type DeslocamentoDoDia,
  type ItemAAcertar,
} from '@vetlume/dominio/acerto'
import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import { formatarReais, somarCentavos } from '@vetlume/dominio/dinheiro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { randomUUIDv7 } from 'node:crypto'
import type { CtxCliente } from '../../context.ts'
import { conflitoDeVersao, exigir, proximosNumeros } from '../../infra/banco/index.ts'
import { darPassoNosRepasses, hojeEm } from '../financeiro/index.ts'
import { contarDias, SEM_DIAS } from './contar-dias.ts'
import { inserirAcertos, travarEspecialistas } from './queries-acertar.ts'
import { inserirDias } from './queries-deslocamento.ts'
import { repassesPendentes, type RepassePendente } from './queries-previa.ts'

type Acertar = (typeof contratoAcerto)['POST /acerto']
type Entrada = EntradaLida<Acertar>

export const ACERTO_ENVIADO = 'acerto.enviado'

function conferir({ ate, vencimento, itens }: Entrada, hoje: string): void {
  const campos: Record<string, string> = {}
  if (ate > hoje) campos['ate'] = 'O período não pode terminar depois de hoje.'
  if (vencimento < ate) campos['vencimento'] = 'O vencimento vem depois do período.'
  itens.forEach(({ especialista, ajusteCentavos, ajusteMotivo }, indice) => {
    if (ajusteCentavos !== 0 && ajusteMotivo === null)
      campos[`itens.${indice}.ajusteMotivo`] = 'Diga por que ajusta: o especialista lê.'
    if (itens.findIndex((outro) => outro.especialista === especialista) !== indice)
      campos[`itens.${indice}.especialista`] = 'Este especialista está duas vezes na lista.'
  })
  if (Object.keys(campos).length > 0) throw new ErroDeDominio('VALIDACAO', { campos })
}

interface Acertado {
  item: ItemAAcertar
  nome: string
  repasses: readonly RepassePendente[]
  dias: readonly DeslocamentoDoDia[]
  conta: ContaDoAcerto
}

/** What the person agreed to is what is settled: if a repasse or a way is another since, they look again. */
function contarItem(
  item: ItemAAcertar,
  nome: string,
  { repasses, dias }: Pick<Acertado, 'repasses' | 'dias'>,
): Acertado {
  const conta = contarAcerto(
    repasses.map(({ valor_centavos }) => valor_centavos),
    dias.map(({ centavos }) => centavos),
    item.ajusteCentavos,
  )
  if (repasses.length !== item.repasses || conta.totalCentavos !== item.totalCentavos)
    throw conflitoDeVersao({
      mensagem: `Nada foi acertado: ${nome} agora tem ${repasses.length} repasses e ${formatarReais(conta.deslocamentoCentavos)} de deslocamento, ${formatarReais(conta.totalCentavos)} ao todo. Confira antes de continuar.`,
    })
  const recusa = recusaDoAcerto(conta)
  if (recusa !== null)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: `Nada foi acertado. ${nome}: ${recusa}` })
  return { item, nome, repasses, dias, conta }
}

async function gravar(ctx: CtxCliente, { ate, vencimento }: Entrada, acertados: readonly Acertado[]) {
  const { tx, cliente, ator, agora } = ctx
  const numeros = await proximosNumeros(tx, cliente, 'acerto', acertados.length)
  const novos = acertados.map((acertado, indice) => ({
    ...acertado,
    codigo: randomUUIDv7(),
    numero: numeros[indice] ?? 0,
  }))
  await inserirAcertos(
    tx,
    novos.map(({ codigo, numero, item, nome }) => ({
      cliente,
      codigo,
      numero,
      especialista: item.especialista,
      ate,
      vencimento,
      ajuste_centavos: item.ajusteCentavos,
      ajuste_motivo: item.ajusteMotivo,
      autor: ator.nome,
      criado_em: agora.toString(),
      nome,
    })),
  )
  for (const { codigo: acerto, repasses } of novos) {
    const codigos = repasses.map(({ codigo }) => codigo)
    await darPassoNosRepasses(tx, cliente, codigos, 'consolidar', { acerto })
  }
  await inserirDias(
    tx,
    cliente,
    novos.flatMap(({ codigo, item: { especialista }, dias }) =>
      dias.map((dia) => ({ ...dia, acerto: codigo, especialista })),
    ),
  )
  for (const { codigo, numero, nome, repasses, conta } of novos) {
    ctx.auditar({
      acao: 'CRIAR',
      entidade: 'acerto',
      registro: codigo,
      mudancas: {
        numero: [null, numero],
        especialista: [null, nome],
        ate: [null, ate],
        repasses: [null, repasses.length],
        deslocamentoCentavos: [null, conta.deslocamentoCentavos],
        ajusteCentavos: [null, conta.ajusteCentavos],
        totalCentavos: [null, conta.totalCentavos],
      },
    })
    ctx.publicar({ tipo: ACERTO_ENVIADO, dados: { acerto: codigo } })
  }
  return novos.map(({ codigo, numero }) => ({ codigo, numero }))
}

/** Settles the repasses of one specialist or of many until a day. All or nothing; each is paid once it is approved. */
export async function acertarPeriodo({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: Entrada
}): Promise<RespostaDe<Acertar>> {
  const { tx, cliente } = ctx
  const { ate, itens } = input
  conferir(input, hojeEm(ctx))
  const especialistas = itens.map(({ especialista }) => especialista)
  const nomes = await travarEspecialistas(tx, cliente, especialistas)
  const pendentes = await repassesPendentes(tx, { cliente, ate, especialistas }, { travar: true })
  const contados = await contarDias(ctx, pendentes)
  const porEspecialista = Map.groupBy(pendentes, ({ especialista }) => especialista)
  const acertados = itens.map((item) =>
    contarItem(item, exigir(nomes.get(item.especialista)), {
      repasses: porEspecialista.get(item.especialista) ?? [],
      dias: (contados.get(item.especialista) ?? SEM_DIAS).dias,
    }),
  )
  return {
    acertados: await gravar(ctx, input, acertados),
    centavos: somarCentavos(acertados.map(({ conta }) => conta.totalCentavos)),
  }
}

import { contarAcerto, recusaDoAcerto, type contratoAcerto, type EspecialistaAAcertar } from '@vetlume/dominio/acerto'
import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import type { CtxCliente } from '../../context.ts'
import { hojeEm } from '../financeiro/index.ts'
import { contarDias, SEM_DIAS } from './contar-dias.ts'
import { especialistasAAcertar, repassesPendentes, type EspecialistaComRepasses } from './queries-previa.ts'

type Previa = (typeof contratoAcerto)['GET /acerto/previa']

const fimDoMesPassado = (hoje: string): string =>
  Temporal.PlainDate.from(hoje).with({ day: 1 }).subtract({ days: 1 }).toString()

function pendenciasDe({ sem_pix, por_concluir }: EspecialistaComRepasses, semVisita: number): string[] {
  const exames =
    por_concluir === 1
      ? '1 exame feito e ainda não concluído fica'
      : `${por_concluir} exames feitos e ainda não concluídos ficam`
  return [
    por_concluir > 0 ? `${exames} para o próximo.` : null,
    semVisita > 0
      ? `${semVisita === 1 ? '1 dia com exames' : `${semVisita} dias com exames`} sem visita realizada na agenda: sem deslocamento.`
      : null,
    sem_pix ? 'Sem chave Pix no cadastro: a conta sai sem Pix.' : null,
  ].filter((frase) => frase !== null)
}

/** What each specialist would be paid for the exams until the day. */
export async function preverAcerto({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: EntradaLida<Previa>
}): Promise<RespostaDe<Previa>> {
  const { tx, cliente, ator } = ctx
  const hoje = hojeEm(ctx)
  const ate = input.ate ?? fimDoMesPassado(hoje)
  const lidos = await especialistasAAcertar(tx, { cliente, fuso: ator.fuso }, ate)
  const especialistas = lidos.map(({ codigo }) => codigo)
  const pendentes = await repassesPendentes(tx, { cliente, ate, especialistas }, { travar: false })
  const contados = await contarDias(ctx, pendentes)
  const porEspecialista = Map.groupBy(pendentes, ({ especialista }) => especialista)
  return {
    hoje,
    ate,
    especialistas: lidos.map((lido): EspecialistaAAcertar => {
      const repasses = porEspecialista.get(lido.codigo) ?? []
      const { dias, semVisita } = contados.get(lido.codigo) ?? SEM_DIAS
      const conta = contarAcerto(
        repasses.map(({ valor_centavos }) => valor_centavos),
        dias.map(({ centavos }) => centavos),
        0,
      )
      return {
        especialista: { codigo: lido.codigo, nome: lido.nome },
        repasses: repasses.length,
        ...conta,
        dias: [...dias],
        pendencias: pendenciasDe(lido, semVisita),
        recusa: recusaDoAcerto(conta),
      }
    }),
  }
}

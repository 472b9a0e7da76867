import type { ChamadaDeEquipamento, RegistrarDeEquipamento } from '../../../infra/http/equipamentos.ts'
import { exameEmDicom, MODALIDADES_DICOM } from './exame-em-dicom.ts'
import { examesDaLista } from './queries.ts'

/**
 * From yesterday, since a night ends after midnight, to tomorrow. Each exam is a file ready for the folder from which a gateway answers
 * machines (Modality Worklist); who asks keeps that folder equal to this list.
 */
async function listaDeTrabalho({ ctx, equipamento }: Pick<ChamadaDeEquipamento, 'ctx' | 'equipamento'>) {
  const { cliente, codigo, nome, fuso } = equipamento
  const hoje = ctx.agora.toZonedDateTimeISO(fuso).startOfDay()
  const periodo = {
    de: hoje.subtract({ days: 1 }).toInstant().toString(),
    ate: hoje.add({ days: 2 }).toInstant().toString(),
  }
  const modalidades = Object.keys(MODALIDADES_DICOM)
  const exames = await ctx.emCliente(cliente, ({ tx }) =>
    examesDaLista(tx, cliente, { equipamento: codigo, modalidades, ...periodo }),
  )
  return {
    geradaEm: ctx.agora.toString(),
    itens: exames.map((exame) => ({
      arquivo: `${exame.item}.wl`,
      conteudo: exameEmDicom(exame, { nome, fuso }).toString('base64'),
    })),
  }
}

export function rotasDaListaDeTrabalho(registrar: RegistrarDeEquipamento): void {
  registrar({ method: 'GET', url: '/lista-de-trabalho' }, listaDeTrabalho)
}

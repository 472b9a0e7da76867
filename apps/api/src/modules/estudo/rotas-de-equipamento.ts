import type { RegistrarDeEquipamento } from '../../infra/http/equipamentos.ts'
import { buscarArquivos, buscarFigura, buscarMetadados, buscarQuadros } from './dicom-web/buscar.ts'
import { procurarEstudos, procurarInstancias, procurarSeries } from './dicom-web/consultar.ts'
import { enviarInstancias, LIMITES_DO_ENVIO } from './dicom-web/enviar.ts'

const ESTUDO = '/studies/:estudo'
const SERIE = `${ESTUDO}/series/:serie`
const INSTANCIA = `${SERIE}/instances/:instancia`

/** DICOMweb (PS3.18): STOW-RS, QIDO-RS and WADO-RS over what the company received. */
export function rotasDeEquipamento(registrar: RegistrarDeEquipamento): void {
  for (const url of ['/studies', ESTUDO])
    registrar({ method: 'POST', url, registra: true, maximoDoCorpo: LIMITES_DO_ENVIO.total }, enviarInstancias)
  registrar({ method: 'GET', url: '/studies' }, procurarEstudos)
  registrar({ method: 'GET', url: `${ESTUDO}/series` }, procurarSeries)
  for (const url of [`${ESTUDO}/instances`, `${SERIE}/instances`]) registrar({ method: 'GET', url }, procurarInstancias)
  for (const url of [ESTUDO, SERIE, INSTANCIA]) {
    registrar({ method: 'GET', url }, buscarArquivos)
    registrar({ method: 'GET', url: `${url}/metadata` }, buscarMetadados)
  }
  registrar({ method: 'GET', url: `${INSTANCIA}/rendered` }, buscarFigura)
  registrar({ method: 'GET', url: `${INSTANCIA}/frames/:quadros` }, buscarQuadros)
}

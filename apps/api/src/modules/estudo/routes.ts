import { contratoEstudo } from '@vetlume/dominio/estudo'
import type { Registrar } from '../../infra/http/registrar.ts'
import { estudosDoLaudo, lerEstudo, verImagem, verMiniaturas } from './ler-estudo.ts'
import { listarEstudos } from './listar-estudos.ts'
import { descartar, ligar, retomar, soltar, trazer } from './mudar-estudo.ts'

export function rotasEstudo(registrar: Registrar): void {
  registrar(contratoEstudo, {
    'GET /estudo': listarEstudos,
    'GET /estudo/:codigo': lerEstudo,
    'GET /estudo/:codigo/imagem/:imagem': verImagem,
    'GET /estudo/:codigo/miniaturas': verMiniaturas,
    'GET /estudo/do-laudo/:laudo': estudosDoLaudo,
    'POST /estudo/:codigo/ligar': ligar,
    'POST /estudo/:codigo/soltar': soltar,
    'POST /estudo/:codigo/descartar': descartar,
    'POST /estudo/:codigo/retomar': retomar,
    'POST /estudo/:codigo/trazer': trazer,
  })
}

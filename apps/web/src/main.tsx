import './ui/base.css'
import './modules/shell/quadro-inicial.css'
import { ROTA_DE_LOGIN } from '@vetlume/dominio/rotas'
import { aplicarAparencia } from './lib/aparencia.ts'
import { seguirOutrasAbas, sessao } from './lib/navegador.ts'
import { recusarMarcacao } from './lib/marcacao.ts'
import { registrarServiceWorker } from './lib/registrar-service-worker.ts'
import { dispensarCodigoGerado } from './lib/validacao.ts'
import { montar } from './montagem.tsx'
import { router } from './routes.tsx'

/** Wherever the session ends, the login page comes next, and leads back here for the same person. */
function irAoLoginQuandoEncerrar(): void {
  let estava = sessao.autenticada()
  sessao.assinar(() => {
    const esta = sessao.autenticada()
    if (estava && !esta) void router.navigate({ to: ROTA_DE_LOGIN, search: { voltar: router.state.location.href } })
    estava = esta
  })
}

const raiz = document.getElementById('raiz')
if (raiz !== null) {
  recusarMarcacao()
  aplicarAparencia()
  dispensarCodigoGerado()
  irAoLoginQuandoEncerrar()
  seguirOutrasAbas()
  void montar(raiz)
  registrarServiceWorker()
}

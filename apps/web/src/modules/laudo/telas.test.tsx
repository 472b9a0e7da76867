import { percorrer } from '../../../teste/passeio/index.ts'
import { cheio } from '../../../teste/servidor/cheio.ts'
import { CODIGO } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'

percorrer('/verificar')
percorrer('/verificar?codigo=ABCD-EFGH')
percorrer(`/laudo-compartilhado#${'k'.repeat(43)}`)
percorrer('/laudo', 'CLIENTE')
percorrer('/laudo', 'PARCEIRO')
percorrer('/laudo/novo', 'CLIENTE')
percorrer(`/laudo/novo?atendimento=${CODIGO}`, 'CLIENTE')
// Who writes one opens an editor that comes when the browser has nothing else to do: it has tests of its own.
for (const perfil of ['CLIENTE', 'PARCEIRO'] as const)
  percorrer(`/laudo/editar?codigo=${CODIGO}`, perfil, () => {
    const laudo = cheio('GET /laudo/:codigo', { estado: perfil === 'CLIENTE' ? 'ASSINADO' : 'ENTREGUE' })
    const permissoes = { ...laudo.permissoes, escrever: false }
    servidor.responde('GET /laudo/:codigo', { ...laudo, permissoes })
  })

import { cleanup } from 'vitest-browser-react'
import { queryClient } from '../../src/lib/query.ts'
import { fila } from '../../src/ui/avisar.ts'
import { perguntaAberta } from '../../src/ui/confirmar.ts'

function bancoAberto(nome: string): Promise<IDBDatabase> {
  return new Promise((pronto, falhar) => {
    const pedido = indexedDB.open(nome)
    pedido.onsuccess = () => pronto(pedido.result)
    pedido.onerror = () => falhar(pedido.error ?? new Error(nome))
  })
}

/** Others have it open: it is emptied, as it could not be removed. */
async function esvaziarBancos(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    const banco = await bancoAberto(name)
    const lojas = [...banco.objectStoreNames]
    const escrita = lojas.length === 0 ? null : banco.transaction(lojas, 'readwrite')
    for (const loja of lojas) escrita?.objectStore(loja).clear()
    banco.close()
  }
}

/** Closes the screen that is open, and forgets what it kept: the next one opens as the first. */
export async function fecharTela(): Promise<void> {
  await cleanup()
  queryClient.clear()
  perguntaAberta.mudar(() => null)
  fila.mudar(() => [])
  localStorage.clear()
  await esvaziarBancos()
}

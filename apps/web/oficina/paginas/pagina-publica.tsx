import { Alerta } from '../../src/ui/alerta.tsx'
import { ErroInesperado } from '../../src/ui/pagina-publica/erro-inesperado.tsx'
import { PaginaPublica } from '../../src/ui/pagina-publica/pagina-publica.tsx'
import { LONGO, nada } from '../amostras.ts'
import { definirPagina } from '../pagina.ts'

const ComPainel = () => (
  <PaginaPublica painel titulo="Boas-vindas" apoio="Entre para ver a agenda.">
    <Alerta severity="error">Usuário ou senha inválido.</Alerta>
  </PaginaPublica>
)

const Larga = () => (
  <PaginaPublica largo titulo={LONGO} apoio={LONGO}>
    <p>{LONGO}</p>
  </PaginaPublica>
)

const Quebrada = () => <ErroInesperado error={new Error('oficina')} reset={nada} />

export const pagina = definirPagina('Página pública', { 'com painel': ComPainel, larga: Larga, quebrada: Quebrada })

import { BarraDeProgresso } from '../../src/ui/barra-de-progresso.tsx'
import { Fila, Pilha } from '../../src/ui/disposicao.tsx'
import { Bloco } from '../../src/ui/esqueleto.tsx'
import { Esqueleto, EsqueletoDeFormulario } from '../../src/ui/estados.tsx'
import { Giro } from '../../src/ui/giro.tsx'
import { Progresso } from '../../src/ui/progresso.tsx'
import { SituacaoDoSalvamento } from '../../src/ui/salvamento/situacao-do-salvamento.tsx'
import { definirPagina } from '../pagina.ts'

const Giros = () => (
  <Fila>
    <Giro rotulo="Carregando o laudo" />
    <Giro pequeno />
    <Giro naLinha />
  </Fila>
)

const Barras = () => (
  <Pilha>
    <BarraDeProgresso aria-label="Enviando" value={40} />
    <BarraDeProgresso aria-label="Enviando, sem saber quanto falta" />
    <Progresso rotulo="Enviando as imagens" texto="3 de 8" fracao={3 / 8} />
    <Progresso rotulo="Preparando" texto="Preparando…" fracao={null} />
  </Pilha>
)

const Esqueletos = () => (
  <Pilha>
    <Bloco width="10rem" height="2rem" />
    <Esqueleto linhas={3} />
    <EsqueletoDeFormulario campos={2} />
  </Pilha>
)

const Salvamento = () => (
  <Pilha>
    <SituacaoDoSalvamento oQue="este laudo" estado={{ tipo: 'salvo', em: '2026-11-26T12:00:00Z' }} />
    <SituacaoDoSalvamento oQue="este laudo" estado={{ tipo: 'salvando' }} />
    <SituacaoDoSalvamento oQue="este laudo" estado={{ tipo: 'guardado' }} />
    <SituacaoDoSalvamento oQue="este laudo" estado={{ tipo: 'recusado', erro: new Error('recusado') }} />
  </Pilha>
)

export const pagina = definirPagina('Espera', {
  giros: Giros,
  barras: Barras,
  esqueletos: Esqueletos,
  salvamento: Salvamento,
})

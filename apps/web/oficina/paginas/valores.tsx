import { Fila, Pilha } from '../../src/ui/disposicao.tsx'
import { Etiqueta } from '../../src/ui/etiqueta.tsx'
import { Icone } from '../../src/ui/icones/icone.tsx'
import { EtiquetaDeConvite, EtiquetaDeSituacao } from '../../src/ui/lista/situacao.tsx'
import { Marca, Simbolo } from '../../src/ui/marca.tsx'
import { IndicadorDeNivel } from '../../src/ui/nivel.tsx'
import { SemQuebra } from '../../src/ui/sem-quebra.tsx'
import { Texto } from '../../src/ui/texto.tsx'
import { Data, DataHora, Dinheiro } from '../../src/ui/valores.tsx'
import { LONGO } from '../amostras.ts'
import { definirPagina } from '../pagina.ts'

const Textos = () => (
  <Pilha>
    <Texto tamanho="titulo">Título</Texto>
    <Texto tamanho="secao">Seção</Texto>
    <Texto secundario tamanho="pequeno">
      Secundário
    </Texto>
    <Texto erro>O que está errado</Texto>
    <div style={{ width: '10rem' }}>
      <Texto umaLinha>{LONGO}</Texto>
    </div>
    <SemQuebra texto="(11) 98765-4321" />
  </Pilha>
)

const Valores = () => (
  <Pilha>
    <Dinheiro centavos={123_456} destaque />
    <Dinheiro centavos={-7} />
    <Dinheiro centavos={null} />
    <Data dia="2026-11-26" />
    <Data dia={null} />
    <DataHora instante="2026-11-26T12:00:00Z" />
    <DataHora instante="2026-11-26T12:00:00Z" formato="hora" />
  </Pilha>
)

const Etiquetas = () => (
  <Fila>
    <Etiqueta tom="neutro" rotulo="Neutro" />
    <Etiqueta tom="marca" rotulo="Marca" />
    <Etiqueta tom="info" rotulo="Informação" />
    <Etiqueta tom="sucesso" rotulo="Pago" icone="check" />
    <Etiqueta tom="aviso" rotulo="Vence hoje" />
    <Etiqueta tom="erro" rotulo="Vencido" />
    <Etiqueta tom="lume" rotulo="Achado" />
    <EtiquetaDeSituacao ativo />
    <EtiquetaDeSituacao ativo={false} />
    <EtiquetaDeConvite vencido rotulo="Convite vencido" />
    <IndicadorDeNivel nivel="NORMAL" situacao="DENTRO" />
  </Fila>
)

const Sinais = () => (
  <Fila>
    <Marca />
    <Simbolo />
  </Fila>
)

const Icones = () => (
  <div style={{ fontSize: 30, color: 'rgb(1, 2, 3)' }}>
    <Icone nome="add" />
    <Icone nome="close" tamanho="pequeno" />
    <Icone nome="print" tamanho="texto" />
    <Icone nome="check" tamanho={15} />
  </div>
)

const IconesLidos = () => (
  <>
    <Icone nome="add" />
    <Icone nome="check" rotulo="é o que fica" />
  </>
)

export const pagina = definirPagina('Textos, valores e sinais', {
  textos: Textos,
  valores: Valores,
  etiquetas: Etiquetas,
  sinais: Sinais,
  ícones: Icones,
  'ícones lidos': IconesLidos,
})

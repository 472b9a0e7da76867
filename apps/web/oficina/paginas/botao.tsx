import { useState } from 'react'
import { BotaoDaPlanilha } from '../../src/ui/botao-da-planilha.tsx'
import { BotaoDeIcone } from '../../src/ui/botao-de-icone.tsx'
import { BotaoSemDica } from '../../src/ui/botao-sem-dica.tsx'
import { Botao, BotaoAncora } from '../../src/ui/botao.tsx'
import { BotaoDeIncluir, BotaoDeRetirar } from '../../src/ui/botoes-da-linha.tsx'
import { Fila } from '../../src/ui/disposicao.tsx'
import { Icone } from '../../src/ui/icones/icone.tsx'
import { definirPagina } from '../pagina.ts'
import { nada } from '../amostras.ts'

const SINAL = <Icone nome="add" />

const Normal = () => (
  <Fila>
    <Botao variant="contained">Salvar</Botao>
    <Botao variant="outlined">Cancelar</Botao>
    <Botao>Limpar</Botao>
    <Botao variant="contained" color="error">
      Excluir
    </Botao>
    <Botao color="secondary" startIcon={SINAL}>
      Incluir
    </Botao>
    <Botao size="small" endIcon={SINAL}>
      Pequeno
    </Botao>
  </Fila>
)

/** Says how many times it was pressed. */
function Ocupado() {
  const [vezes, definirVezes] = useState(0)
  return (
    <Fila>
      <Botao variant="contained" loading onClick={() => definirVezes(vezes + 1)}>
        Salvar
      </Botao>
      <Botao variant="outlined" loading loadingPosition="start">
        Enviando…
      </Botao>
      <BotaoSemDica loading aria-label="Atualizar" />
      <output>{vezes}</output>
    </Fila>
  )
}

const Tamanhos = () => (
  <Fila>
    <Botao variant="contained">Salvar</Botao>
    <Botao size="small">Limpar</Botao>
    <BotaoAncora variant="outlined" href="/agenda">
      Agenda
    </BotaoAncora>
  </Fila>
)

const Teclado = () => (
  <Fila>
    <Botao variant="contained">Salvar</Botao>
    <BotaoDeIcone rotulo="Fechar">
      <Icone nome="close" />
    </BotaoDeIcone>
    <BotaoAncora href="#fim" variant="outlined">
      Ver a agenda
    </BotaoAncora>
  </Fila>
)

const Desabilitado = () => (
  <Fila>
    <Botao>Salvar</Botao>
    <Botao disabled>Assinar</Botao>
    <Botao variant="contained" disabled>
      Pagar
    </Botao>
    <BotaoSemDica disabled aria-label="Atualizar">
      {SINAL}
    </BotaoSemDica>
  </Fila>
)

const TextoLongo = () => (
  <div style={{ width: '12rem' }}>
    <Botao variant="outlined" fullWidth style={{ whiteSpace: 'normal' }}>
      Aceitar o convite do Hospital Veterinário Universitário de Santa Catarina
    </Botao>
  </div>
)

const DaLinha = () => (
  <Fila>
    <BotaoDeIncluir aoClicar={nada}>Incluir insumo</BotaoDeIncluir>
    <BotaoDeRetirar rotulo="Retirar o insumo 2" aoClicar={nada} />
    <BotaoDaPlanilha nome="Resultado" arquivo="resultado" titulos={['Mês', 'Valor']} linhas={[['Maio', 12]]} />
  </Fila>
)

export const pagina = definirPagina('Botões', {
  normal: Normal,
  tamanhos: Tamanhos,
  teclado: Teclado,
  desabilitado: Desabilitado,
  ocupado: Ocupado,
  'texto longo': TextoLongo,
  'da linha': DaLinha,
})

import { provarTexto } from '../../../teste/provar-texto.tsx'

provarTexto('/politica-privacidade', {
  titulo: 'Política de privacidade',
  promete: [
    '5 anos, no mínimo, após o último atendimento',
    'Até o pedido escrito do cliente',
    'Você pode pedir, sem custo (art. 18):',
  ],
  guardadas: {
    '1.0': '4c45a7712b71f744d7f8bdfdbfdc5c9860d653b9efc6ac873981d75a5bb14d84',
    '2.0': '05f0b9fb77ca9e02a0f03e1ab63c42b1aa1ab74563ccb3a8078c0177e10c7855',
  },
})
